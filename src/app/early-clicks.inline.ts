import type { EarlyClicks } from './early-clicks.ts';

// Records clicks on `[data-replay]` before hydration for `replayEarlyClicks`, and clicks on command buttons in
// browsers that do not support them.
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
  // React answers presses in the parts of the page that are hydrated already; the replay would be a second press.
  event.stopPropagation();
  clicked.push(control);
}

/** Leaves links that open in another tab to the browser. */
function opensElsewhere(control: HTMLElement, event: MouseEvent): boolean {
  const hasModifier = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  return hasModifier && control instanceof HTMLAnchorElement;
}
