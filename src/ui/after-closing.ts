/** Runs after a closing dialog has returned the focus, which takes one frame. */
export function afterClosing(run: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(run));
}
