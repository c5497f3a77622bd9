import { cx } from './cx.ts';
import * as css from './Icon.css.ts';
import type { IconName } from './icons.ts';
import { icons } from './icons.ts';

/** Always decorative: the words beside it, or the control's label, carry the meaning. */
export function Icon({ name, className }: { name: IconName; className?: string | undefined }) {
  return (
    <svg className={cx(css.icon, className)} viewBox="0 0 24 24" aria-hidden="true">
      <path d={icons[name]} />
    </svg>
  );
}
