import { useEffect, useRef } from 'react';

/** A scroll that follows one of these so soon was made by hand. */
const HAND = ['wheel', 'touchmove', 'pointerdown'] as const;
const HAND_MS = 400;

/**
 * An open list closes when the page scrolls. It stays when nobody scrolled: when the focused field comes into view, or
 * the browser holds the page in place while something above grows.
 * @returns to be told whether the list is open.
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
    // Added before react-aria's own listener, which comes with the opening.
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
