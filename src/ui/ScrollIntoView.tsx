import type { ReactNode, RefObject } from 'react';
import { useEffect, useRef } from 'react';
import * as css from './ScrollIntoView.css.ts';

interface ScrollIntoViewProps {
  /** Identifies the message. A new one may need more room. */
  news: string;
  children: ReactNode;
}

/** Scrolls a message at the window's edge into view, as little as possible. */
export function ScrollIntoView({ news, children }: ScrollIntoViewProps) {
  const box = useRef<HTMLDivElement>(null);
  return (
    <div ref={box} className={css.box}>
      {children}
      <ScrollTo key={news} target={box} />
    </div>
  );
}

function ScrollTo({ target }: { target: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    // Newer browsers return a promise, which is not a clean-up function.
    target.current?.scrollIntoView({ block: 'nearest' });
  }, [target]);
  return null;
}
