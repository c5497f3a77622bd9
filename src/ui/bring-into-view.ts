import { below } from './layout.css.ts';

/**
 * Scrolls to an element that is not wholly in view. If the parts of the page are stacked, it scrolls to the top, with
 * what follows it.
 * @returns whether it has scrolled to the top
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
