/** The oldest browsers that can do what the shop needs; the README says why. */
export const OLDEST_BROWSERS = 'Chrome or Edge 114, Firefox 125, Safari 17';

/** Set on `<html>` by the head script where the browser lacks what the shop needs. */
export const TOO_OLD = 'data-too-old';

export function isTooOld(): boolean {
  return document.documentElement.hasAttribute(TOO_OLD);
}
