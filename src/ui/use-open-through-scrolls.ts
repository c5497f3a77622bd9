import { useEffect, useRef } from 'react';

/** A scroll soon after one of these events was made by the user. */
const HAND = ['wheel', 'touchmove', 'pointerdown'] as const;
const HAND_MS = 400;

/**
 * React Aria closes an open list when the page scrolls. Keeps it open when the browser scrolled by itself: to bring
 * the focused field into view, or to hold the page in place while content above grows.
 * @returns a function to call with whether the list is open
 */
export function useOpenThroughScrolls(): (isOpen: boolean) => void {
  const isOpen = useRef(false);
  useEffect(() => {
    let byHandAt = Number.NEGATIVE_INFINITY;
    const note = ({ type, target }: Event) => {
      // Only a press on the page's scroll bar scrolls.
      if (type === 'pointerdown' && target !== document.documentElement) return;
      byHandAt = performance.now();
    };
    const swallow = (event: Event) => {
      const isByHand = performance.now() - byHandAt < HAND_MS;
      if (isOpen.current && !isByHand && event.target === document) {
        event.stopImmediatePropagation();
      }
    };
    for (const type of HAND) addEventListener(type, note, { capture: true, passive: true });
    // Added before react-aria's own listener, which is added on opening.
    addEventListener('scroll', swallow, true);
    return () => {
      for (const type of HAND) removeEventListener(type, note, true);
      removeEventListener('scroll', swallow, true);
    };
  }, []);
  return (next) => {
    isOpen.current = next;
  };
}
