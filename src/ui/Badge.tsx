import type { ReactNode } from 'react';
import * as css from './basics.css.ts';
import { cx } from './cx.ts';

type BadgeProps = {
  tone?: keyof typeof css.badgeTone | undefined;
  dot?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
};

export function Badge({ tone = 'neutral', dot, className, children }: BadgeProps) {
  return (
    <span className={cx(css.badge, css.badgeTone[tone], className)}>
      {dot ? <span className={css.badgeDot} aria-hidden="true" /> : null}
      <span className={css.badgeContent}>{children}</span>
    </span>
  );
}
