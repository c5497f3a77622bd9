import { showCard } from '../platform/show-card.ts';

// Scrolls to the plan in the URL as soon as the page is parsed, because scrolling later could move a card under the
// pointer.
const plan = new URLSearchParams(location.search).get('plan');
const [load] = performance.getEntriesByType('navigation');
// After a reload or Back, the browser restores the position.
const isNew = load instanceof PerformanceNavigationTiming && load.type === 'navigate';
// DOMContentLoaded would wait for the scripts.
if (plan !== null && isNew) document.addEventListener('readystatechange', scroll, { once: true });

function scroll(): void {
  const card = document.querySelector(`[data-plan="${CSS.escape(plan ?? '')}"]`);
  if (card !== null && window.scrollY === 0) showCard(card);
}
