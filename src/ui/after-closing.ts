/** Runs when a dialog that closes now has given the focus back, which takes it a frame. */
export function afterClosing(run: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(run));
}
