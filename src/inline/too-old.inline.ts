import { TOO_OLD, showPageNotice } from './page-notice.ts';

// Marks a browser that is too old, so that the entry does not change the prerendered page. Browsers that support these
// two support everything else.
if (!('popover' in HTMLElement.prototype && 'any' in AbortSignal)) {
  document.documentElement.setAttribute(TOO_OLD, '');
  document.addEventListener('click', toggleMenu);
  showPageNotice('old-browser', false);
}

/** Opens or closes the menu of narrow screens, because it links to the other pages. */
function toggleMenu({ target }: MouseEvent): void {
  const button = target instanceof Element ? target.closest('[commandfor]') : null;
  const menu = document.getElementById(button?.getAttribute('commandfor') ?? '');
  if (!(menu instanceof HTMLDialogElement)) return;
  if (menu.open) menu.close();
  else menu.showModal();
}
