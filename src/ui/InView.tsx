import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import * as css from './InView.css.ts';

/** What appears under a button at the window's edge is scrolled into view, as little as it takes. */
export function InView({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={box} className={css.box}>
      {children}
    </div>
  );
}
