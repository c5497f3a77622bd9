import { isModifiedClick } from '../platform/modified-click.ts';
import type { EarlyClicks } from './early-clicks.ts';

// Records clicks on `[data-replay]` before hydration for `replayEarlyClicks`, and clicks on command buttons in
// browsers that do not support them.
const clicked: EarlyClicks = [];
const recorded =
  'commandForElement' in HTMLButtonElement.prototype
    ? '[data-replay]'
    : '[data-replay],button[commandfor]';

window.__earlyClicks = clicked;
window.__stopEarlyClicks = () => document.removeEventListener('click', record, true);
document.addEventListener('click', record, true);

function record(event: MouseEvent): void {
  const { target } = event;
  const control = target instanceof Element ? target.closest<HTMLElement>(recorded) : null;
  // The browser handles links that open in another tab.
  if (control === null || (control instanceof HTMLAnchorElement && isModifiedClick(event))) return;
  event.preventDefault();
  // React handles clicks in parts of the page that are already hydrated; a replay would be a second click.
  event.stopPropagation();
  clicked.push(control);
}
