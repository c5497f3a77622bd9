import { below } from './layout.css.ts';

/**
 * Scrolls to an element that is not entirely in view. If the page is stacked, the element scrolls to the top, so that
 * what follows it is also in view.
 * @returns whether the element was scrolled to the top
 */
export function bringIntoView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  if (top >= 0 && bottom <= innerHeight) return false;
  const isStacked = matchMedia(below.lg).matches;
  element.scrollIntoView({
    block: isStacked ? 'start' : 'nearest',
    behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth',
  });
  return isStacked;
}
