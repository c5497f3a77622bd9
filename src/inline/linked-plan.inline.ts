// Scrolls to the plan that the address names as soon as the page is parsed. Later, the card could move under the pointer.
const plan = new URLSearchParams(location.search).get('plan');
const [load] = performance.getEntriesByType('navigation');
// After a reload, and on the way back, the browser restores the position.
const isNew = load instanceof PerformanceNavigationTiming && load.type === 'navigate';
if (plan !== null && isNew) document.addEventListener('DOMContentLoaded', () => scrollTo(plan));

function scrollTo(linked: string): void {
  const card = document.querySelector(`[data-plan="${CSS.escape(linked)}"]`);
  if (window.scrollY === 0) card?.scrollIntoView({ block: 'nearest' });
}
