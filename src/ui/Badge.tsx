import type { ReactNode } from 'react';
import * as css from './basics.css.ts';
import { cx } from './cx.ts';

type BadgeProps = {
  tone?: keyof typeof css.badgeTone | undefined;
  className?: string | undefined;
  children: ReactNode;
};

export function Badge({ tone = 'neutral', className, children }: BadgeProps) {
  return (
    <span className={cx(css.badge, css.badgeTone[tone], className)}>
      <span className={css.badgeContent}>{children}</span>
    </span>
  );
}
