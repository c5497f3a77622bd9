import { cx } from './cx.ts';
import * as css from './field.css.ts';

type TickBoxProps = {
  label: string;
  /** The box stands alone and is named by the label. */
  isLabelHidden?: boolean;
  isTicked: boolean;
  onChange: (isTicked: boolean) => void;
  className?: string;
};

export function TickBox({ label, isLabelHidden, isTicked, onChange, className }: TickBoxProps) {
  return (
    <label className={cx(isLabelHidden ? css.tickAlone : css.tick, className)}>
      <input
        type="checkbox"
        className={css.tickBox}
        aria-label={isLabelHidden ? label : undefined}
        checked={isTicked}
        onChange={(event) => onChange(event.target.checked)}
      />
      {isLabelHidden ? null : <span>{label}</span>}
    </label>
  );
}
