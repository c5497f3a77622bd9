import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/Icon.tsx';
import { icons } from '../../ui/icons.ts';
import * as css from './home.css.ts';

type MotionToggleProps = {
  label: string;
  className?: string;
};

/** A native checkbox that CSS reads, so that it works before hydration. */
export function MotionToggle({ label, className }: MotionToggleProps) {
  return (
    <label className={cx(css.toggle, className)}>
      <input
        className={css.box}
        type="checkbox"
        autoComplete="off"
        aria-label={label}
        data-pause-motion=""
      />
      <Icon path={icons.pause} className={css.pause} />
      <Icon path={icons.play} className={css.play} />
    </label>
  );
}
