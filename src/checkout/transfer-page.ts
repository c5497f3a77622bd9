export const TRANSFER_TEXT = 'Transferring you to payment page...';

/** Fills the blank tab until the payment page loads. Styled through CSSOM, which the CSP allows. */
export function writeTransferPage(page: Document): void {
  const { backgroundColor, color, fontFamily } = getComputedStyle(document.documentElement);
  page.title = TRANSFER_TEXT;
  page.documentElement.lang = 'en';
  const text = page.createElement('p');
  text.textContent = TRANSFER_TEXT;
  text.setAttribute('role', 'status');
  Object.assign(page.body.style, {
    margin: '0',
    minHeight: '100vh',
    display: 'grid',
    placeItems: 'center',
    backgroundColor,
    color,
    fontFamily,
  });
  page.body.replaceChildren(text);
}
