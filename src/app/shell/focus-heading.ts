/** Focuses the page's main heading as soon as there is one. Returns a function that stops waiting. */
export function focusHeading(): () => void {
  const observer = new MutationObserver(focus);
  const main = document.getElementById('main');
  if (main !== null && !focus()) observer.observe(main, { childList: true, subtree: true });
  return () => observer.disconnect();

  function focus(): boolean {
    const heading = main?.querySelector('h1');
    if (heading === null || heading === undefined) return false;
    observer.disconnect();
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    return true;
  }
}
