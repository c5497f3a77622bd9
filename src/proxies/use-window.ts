import type { RefObject } from 'react';
import { useLayoutEffect, useState } from 'react';

/** Height of a line, px; the style sheet and the arithmetic share it. */
export const ROW_HEIGHT = 26;

const OVERSCAN = 5;
const STEP = 4;
const UNMEASURED_HEIGHT = 520;

export interface RowWindow {
  readonly start: number;
  /** Not included. */
  readonly end: number;
}

/** Which rows of a scrolled box are drawn: those in view and a few more; moves in steps, so that most scrolling draws nothing. */
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
  // A shorter list than before: the box scrolls back by itself, but only after this drawing.
  const start = Math.max(0, Math.min(first, count - inView) - OVERSCAN);
  return {
    start,
    end: Math.min(count, Math.max(0, Math.min(first, count)) + inView + STEP + OVERSCAN),
  };
}
