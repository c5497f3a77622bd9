/** The oldest supported browsers. The README says why. */
export const OLDEST_BROWSERS = 'Chrome or Edge 114, Firefox 125, Safari 17';

/** Set on `<html>` by the head script in browsers that are too old. */
export const TOO_OLD = 'data-too-old';

export function isTooOld(): boolean {
  return document.documentElement.hasAttribute(TOO_OLD);
}
