import { useEffect, useRef } from 'react';

/** Long enough for a smooth scroll that the focus itself has caused. */
const settleMs = 400;

/**
 * An open list closes when the page scrolls. The scroll that brings a focused field into view comes
 * just after the list has opened, and must not close it.
 * @returns to be called when the list opens.
 */
export function useSettledOpen(): () => void {
  const openedAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    const swallow = (event: Event) => {
      if (event.target !== document) return;
      if (performance.now() - openedAt.current < settleMs) event.stopImmediatePropagation();
    };
    // Added before react-aria's own listener, which comes with the opening.
    addEventListener('scroll', swallow, true);
    return () => removeEventListener('scroll', swallow, true);
  }, []);
  return () => {
    openedAt.current = performance.now();
  };
}
