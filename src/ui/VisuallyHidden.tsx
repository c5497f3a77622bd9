import type { ReactNode } from 'react';
import { visuallyHidden } from './text.css.ts';

type VisuallyHiddenProps = {
  children: ReactNode;
  id?: string | undefined;
  isLive?: boolean | undefined;
};

export function VisuallyHidden({ children, id, isLive }: VisuallyHiddenProps) {
  return (
    <span id={id} className={visuallyHidden} aria-live={isLive ? 'polite' : undefined}>
      {children}
    </span>
  );
}
