import { useCallback, useLayoutEffect, useState, type RefCallback, type RefObject } from 'react';

/**
 * The height in px of all rows, which is the height of the tallest rendered row, and the ref for the measured part of
 * each row.
 * @param least the minimum height of a row
 * @param rows what the rows show
 * @param look what else the heights depend on
 */
export function useRowHeight(
  box: RefObject<HTMLElement | null>,
  least: number,
  rows: unknown,
  look = '',
): readonly [number, RefCallback<HTMLElement>] {
  const [width, setWidth] = useState(0);
  const [highest, setHighest] = useState<Highest>({ height: 0, of: [] });
  useLayoutEffect(() => {
    const { current } = box;
    if (current === null) return undefined;
    const observer = new ResizeObserver(() => setWidth(current.clientWidth));
    observer.observe(current);
    return () => observer.disconnect();
  }, [box]);
  const measure = useCallback(
    (element: HTMLElement | null) => {
      if (element === null) return;
      const { offsetHeight } = element;
      const of = [rows, look, width];
      setHighest((known) => {
        const isKnown = of.every((part, index) => part === known.of[index]);
        return isKnown && known.height >= offsetHeight ? known : { height: offsetHeight, of };
      });
    },
    [rows, look, width],
  );
  return [Math.max(least, highest.height), measure];
}

type Highest = {
  height: number;
  /** What was measured. New rows, a new look or a new width restart the measurement. */
  of: readonly unknown[];
};
