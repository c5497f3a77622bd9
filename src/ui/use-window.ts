import { useLayoutEffect, useState, type RefObject } from 'react';

const OVERSCAN = 5;
const STEP = 4;
const UNMEASURED_HEIGHT = 520;

type RowWindow = {
  start: number;
  end: number;
};

/**
 * The rows of a scrolling box to render: those in view and a few more. The range moves in steps, so that most scrolling
 * does not cause a render.
 * @param rowHeight in px, equal for all rows
 * @param firstRow the row at the top in the first render
 */
export function useWindow(
  box: RefObject<HTMLElement | null>,
  count: number,
  rowHeight: number,
  firstRow = 0,
): RowWindow {
  // Stored in px, so that the position is kept when the row height changes.
  const [top, setTop] = useState(firstRow * rowHeight);
  const [height, setHeight] = useState(UNMEASURED_HEIGHT);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const follow = () => {
      const row = Math.floor(element.scrollTop / rowHeight);
      setTop((row - (row % STEP)) * rowHeight);
    };
    const observer = new ResizeObserver(() => setHeight(element.clientHeight || UNMEASURED_HEIGHT));
    element.addEventListener('scroll', follow, { passive: true });
    // While a key is held, the focus moves faster than frames are drawn and scroll events fire.
    element.addEventListener('focusin', follow);
    observer.observe(element);
    return () => {
      element.removeEventListener('scroll', follow);
      element.removeEventListener('focusin', follow);
      observer.disconnect();
    };
  }, [box, rowHeight]);
  const first = Math.floor(top / rowHeight);
  const inView = Math.ceil(height / rowHeight);
  // If the list has become shorter, the box scrolls back only after this render.
  const start = Math.max(0, Math.min(first, count - inView) - OVERSCAN);
  return {
    start,
    end: Math.min(count, Math.max(0, Math.min(first, count)) + inView + STEP + OVERSCAN),
  };
}
