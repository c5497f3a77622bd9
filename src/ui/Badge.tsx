import type { ReactNode } from 'react';
import * as css from './Badge.css.ts';
import { cx } from './cx.ts';

type BadgeProps = {
  tone?: keyof typeof css.tone | undefined;
  dot?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
};

export function Badge({ tone = 'neutral', dot, className, children }: BadgeProps) {
  return (
    <span className={cx(css.base, css.tone[tone], className)}>
      {dot ? <span className={css.dot} aria-hidden="true" /> : null}
      {children}
    </span>
  );
}
