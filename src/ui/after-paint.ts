/** Runs after the page has been painted, for example after a closing dialog has disappeared and returned the focus. */
export function afterPaint(run: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(run));
}
