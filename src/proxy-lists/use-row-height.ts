import { useCallback, useLayoutEffect, useState, type RefCallback, type RefObject } from 'react';
import type { LineFormat } from '../domain/proxies/line-formats.ts';
import type { ProxyLines } from './proxy-lines.ts';
import { ROW_HEIGHT } from './proxy-lists.css.ts';

/** The height in px of all rows, which is that of the highest rendered row, and the ref of each line's text. */
export function useRowHeight(
  box: RefObject<HTMLElement | null>,
  list: ProxyLines,
  { format, template }: LineFormat,
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
    (text: HTMLElement | null) => {
      if (text === null) return;
      const { offsetHeight } = text;
      const of = [list, format, template, width];
      setHighest((known) => {
        const isKnown = of.every((part, index) => part === known.of[index]);
        return isKnown && known.height >= offsetHeight ? known : { height: offsetHeight, of };
      });
    },
    [list, format, template, width],
  );
  return [Math.max(ROW_HEIGHT, highest.height), measure];
}

type Highest = {
  height: number;
  /** What was measured. Other lines, another format or another width restart the measurement. */
  of: readonly unknown[];
};
