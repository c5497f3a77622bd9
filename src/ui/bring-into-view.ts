import { below } from './layout.css.ts';

/**
 * Scrolls to an element that is not wholly in view. Where parts of the page stand below each other it goes to the top,
 * with what follows it.
 * @returns whether it has gone to the top
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
