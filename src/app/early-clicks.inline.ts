import type { EarlyClicks } from './early-clicks.ts';

// Keeps the clicks on `[data-replay]` before hydration for `replayEarlyClicks`, and those on native command buttons
// where the browser does not know them yet.
const clicked: EarlyClicks = [];
const kept =
  'commandForElement' in HTMLButtonElement.prototype
    ? '[data-replay]'
    : '[data-replay],button[commandfor]';

window.__earlyClicks = clicked;
window.__stopEarlyClicks = () => document.removeEventListener('click', keep, true);
document.addEventListener('click', keep, true);

function keep(event: MouseEvent): void {
  const { target } = event;
  const control = target instanceof Element ? target.closest<HTMLElement>(kept) : null;
  if (control === null || opensElsewhere(control, event)) return;
  event.preventDefault();
  clicked.push(control);
}

/** A link that is opened in another tab is the browser's own affair. */
function opensElsewhere(control: HTMLElement, event: MouseEvent): boolean {
  const hasModifier = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  return hasModifier && control instanceof HTMLAnchorElement;
}
