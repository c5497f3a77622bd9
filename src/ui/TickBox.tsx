import { cx } from './cx.ts';
import * as css from './field.css.ts';

type TickBoxProps = {
  label: string;
  /** Whether the label is only the box's accessible name. */
  isLabelHidden?: boolean;
  isTicked: boolean;
  /** Whether the box represents several items of which only some are ticked. */
  isMixed?: boolean;
  onChange: (isTicked: boolean) => void;
  className?: string;
};

export function TickBox(props: TickBoxProps) {
  const { label, isLabelHidden, isTicked, isMixed = false, onChange, className } = props;
  return (
    <label className={cx(isLabelHidden ? css.tickAlone : css.tick, className)}>
      <input
        ref={(box) => {
          // React has no prop for this.
          if (box) box.indeterminate = isMixed;
        }}
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
