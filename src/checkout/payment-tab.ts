import { config } from '../config.ts';
import { LANGUAGE } from '../i18n/language.ts';
import { t } from '../i18n/text.ts';
import { safeUrl } from '../platform/safe-url.ts';

/** `blocked`: the browser blocked the tab, or it was closed; show the URL as a link. `refused`: the URL is not safe. */
export type Transfer =
  | { outcome: 'opened'; url: string }
  | { outcome: 'blocked'; url: string }
  | { outcome: 'refused' };

type PaymentTab = {
  go: (url: string) => Transfer;
  /** Replaces the text of the blank tab. */
  showText: (text: string) => void;
  /** Closes the blank tab if the call failed or was canceled. A tab that has navigated stays open. */
  close: () => void;
};

/**
 * Opens the blank tab for a payment, without opener or referrer. Call it in the click handler, or the browser blocks
 * it.
 */
export function openPaymentTab(): PaymentTab {
  let blank = window.open('', '_blank');
  if (blank !== null) {
    blank.opener = null;
    writeTransferPage(blank.document);
  }
  const showText = (text: string) => {
    if (blank !== null && !blank.closed) writeText(blank.document, text);
  };
  const close = () => {
    blank?.close();
    blank = null;
  };
  const go = (text: string): Transfer => {
    const url = safePaymentUrl(text);
    if (url === null) {
      close();
      return { outcome: 'refused' };
    }
    const tab = blank;
    blank = null;
    if (tab === null || tab.closed) return { outcome: 'blocked', url };
    try {
      withoutReferrer(() => tab.location.replace(url));
    } catch (error) {
      tab.close();
      throw error;
    }
    return { outcome: 'opened', url };
  };
  return { close, go, showText };
}

/** `replace` sends this page as the referrer. Browsers apply the policy even after its element is removed. */
function withoutReferrer(navigate: () => void): void {
  const policy = document.createElement('meta');
  policy.name = 'referrer';
  policy.content = 'no-referrer';
  document.head.append(policy);
  try {
    navigate();
  } finally {
    policy.remove();
  }
}

export const TRANSFER_TEXT = t`Transferring you to payment page...`;

/** Fills the blank tab until the payment page loads. Styled through CSSOM, which the CSP allows. */
function writeTransferPage(page: Document): void {
  const { backgroundColor, color, fontFamily } = getComputedStyle(document.documentElement);
  page.documentElement.lang = LANGUAGE;
  page.documentElement.dir = document.documentElement.dir;
  // Without it, phones render the page at desktop width.
  const viewport = page.createElement('meta');
  viewport.name = 'viewport';
  viewport.content = 'width=device-width';
  page.head.append(viewport);
  Object.assign(page.body.style, {
    margin: '0',
    padding: '0 16px',
    minHeight: '100vh',
    display: 'grid',
    placeItems: 'center',
    textAlign: 'center',
    backgroundColor,
    color,
    fontFamily,
  });
  writeText(page, TRANSFER_TEXT);
}

function writeText(page: Document, words: string): void {
  page.title = words;
  const text = page.createElement('p');
  text.textContent = words;
  text.setAttribute('role', 'status');
  page.body.replaceChildren(text);
}

/** The URL if it is safe and its origin is allowed, otherwise null. */
export function safePaymentUrl(text: string): string | null {
  const url = safeUrl(text);
  const { paymentOrigins } = config;
  const isAllowed = paymentOrigins.length === 0 || paymentOrigins.includes(url?.origin ?? '');
  return isAllowed ? (url?.href ?? null) : null;
}
