import type { ReactNode, RefObject } from 'react';
import { useEffect, useRef } from 'react';
import * as css from './InView.css.ts';

interface InViewProps {
  /** Which news it is: another one may need more room. */
  news: string;
  children: ReactNode;
}

/** What is said under a button at the window's edge is scrolled into view, as little as it takes. */
export function InView({ news, children }: InViewProps) {
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
    // Newer browsers answer with a promise, which is no clean-up.
    target.current?.scrollIntoView({ block: 'nearest' });
  }, [target]);
  return null;
}
