import type { RefObject } from 'react';
import { useLayoutEffect, useState } from 'react';

/** Height of a line in px, shared by the style sheet and the arithmetic. */
export const ROW_HEIGHT = 26;

const OVERSCAN = 5;
const STEP = 4;
const UNMEASURED_HEIGHT = 520;

type RowWindow = {
  readonly start: number;
  /** Exclusive. */
  readonly end: number;
};

/**
 * The rows of a scrolling box to render: those in view and a few more. Moves in steps, so that most scrolling renders
 * nothing.
 */
export function useWindow(box: RefObject<HTMLElement | null>, count: number): RowWindow {
  const [first, setFirst] = useState(0);
  const [height, setHeight] = useState(UNMEASURED_HEIGHT);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const onScroll = () => {
      const row = Math.floor(element.scrollTop / ROW_HEIGHT);
      setFirst(row - (row % STEP));
    };
    const observer = new ResizeObserver(() => setHeight(element.clientHeight || UNMEASURED_HEIGHT));
    element.addEventListener('scroll', onScroll, { passive: true });
    observer.observe(element);
    return () => {
      element.removeEventListener('scroll', onScroll);
      observer.disconnect();
    };
  }, [box]);
  const inView = Math.ceil(height / ROW_HEIGHT);
  // When the list has become shorter, the box scrolls back only after this render.
  const start = Math.max(0, Math.min(first, count - inView) - OVERSCAN);
  return {
    start,
    end: Math.min(count, Math.max(0, Math.min(first, count)) + inView + STEP + OVERSCAN),
  };
}
