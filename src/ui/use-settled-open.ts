import { useEffect, useRef } from 'react';

/** Long enough for a smooth scroll that the focus itself has caused. */
const settleMs = 400;

const scrolledTo = () => ({ x: globalThis.scrollX, y: globalThis.scrollY });

/**
 * An open list closes when the page scrolls. The scroll that brings a focused field into view comes
 * just after the list has opened, and must not close it; nor must the report, however late, of a
 * scroll that was over by then.
 * @returns to be called when the list opens.
 */
export function useSettledOpen(): () => void {
  const openedAt = useRef(Number.NEGATIVE_INFINITY);
  const place = useRef({ x: 0, y: 0 });
  useEffect(() => {
    const swallow = (event: Event) => {
      if (event.target !== document) return;
      const { x, y } = scrolledTo();
      const isOver = x === place.current.x && y === place.current.y;
      const isSettling = performance.now() - openedAt.current < settleMs;
      if (isSettling) place.current = { x, y };
      if (isOver || isSettling) event.stopImmediatePropagation();
    };
    // Added before react-aria's own listener, which comes with the opening.
    addEventListener('scroll', swallow, true);
    return () => removeEventListener('scroll', swallow, true);
  }, []);
  return () => {
    openedAt.current = performance.now();
    place.current = scrolledTo();
  };
}
