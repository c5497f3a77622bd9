import * as css from './basics.css.ts';
import { cx } from './cx.ts';

type IconProps = {
  path: string;
  className?: string | undefined;
};

/** Always decorative. The text next to it or the control's label conveys the meaning. */
export function Icon({ path, className }: IconProps) {
  return (
    <svg className={cx(css.icon, className)} viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
