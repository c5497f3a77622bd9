/** Runs once the page has been painted, for example without a dialog that closes and returns the focus. */
export function afterPaint(run: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(run));
}
