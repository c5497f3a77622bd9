import { useId, useRef } from 'react';
import { cx } from './cx.ts';
import * as field from './field.css.ts';
import * as css from './RadioButtons.css.ts';
import { visuallyHidden } from './text.css.ts';
import { useHydratedValue } from './use-hydrated-value.ts';

export type RadioOption<T extends string> = {
  value: T;
  label: string;
  disabled?: boolean | undefined;
};

type RadioButtonsProps<T extends string> = {
  label: string;
  options: readonly RadioOption<T>[];
  value: T | null;
  onChange: (value: T) => void;
  isLabelHidden?: boolean | undefined;
  hint?: string | undefined;
  /** `equal` buttons share the width in columns. `joined` buttons are the segments of one control. */
  layout: 'equal' | 'joined';
  className?: string | undefined;
};

export function RadioButtons<T extends string>(props: RadioButtonsProps<T>) {
  const { label, options, value, onChange, hint, layout } = props;
  const id = useId();
  const group = useRef<HTMLDivElement>(null);
  const read = (element: Element) => {
    const checked = element.querySelector<HTMLInputElement>('input:checked');
    return options.find((option) => option.value === checked?.value)?.value;
  };
  useHydratedValue(group, value, read, onChange);
  return (
    <div
      ref={group}
      role="radiogroup"
      aria-labelledby={`${id}-l`}
      aria-describedby={hint ? `${id}-h` : undefined}
      className={cx(css.group, props.className)}
    >
      <span id={`${id}-l`} className={props.isLabelHidden ? visuallyHidden : field.label}>
        {label}
      </span>
      <div className={css[layout]}>
        {options.map((option) => (
          <label key={option.value} className={css.tile}>
            <input
              type="radio"
              className={css.input}
              name={id}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              aria-label={option.label}
              aria-describedby={hint && option.disabled ? `${id}-h` : undefined}
              onChange={() => onChange(option.value)}
            />
            <span aria-hidden="true">{option.label}</span>
          </label>
        ))}
      </div>
      {hint ? (
        <span id={`${id}-h`} className={field.hint}>
          {hint}
        </span>
      ) : null}
    </div>
  );
}
