import { useId, useRef } from 'react';
import { cx } from './cx.ts';
import * as css from './field.css.ts';
import { Icon } from './Icon.tsx';
import { visuallyHidden } from './text.css.ts';
import { toolIcons } from './tool-icons.ts';
import { useHydratedValue } from './use-hydrated-value.ts';

type SelectProps<T extends string> = {
  label: string;
  items: readonly {
    value: T;
    label: string;
    /** Set to 'no' for a label that is not a word. */
    translate?: 'no' | undefined;
    disabled?: boolean | undefined;
  }[];
  value: T;
  onChange: (value: T) => void;
  isLabelHidden?: boolean | undefined;
  className?: string | undefined;
};

/** A native select, which has the role combobox and uses the phone's own picker. */
export function Select<T extends string>(props: SelectProps<T>) {
  const { label, items, value, onChange, className } = props;
  const id = useId();
  const select = useRef<HTMLSelectElement>(null);
  const known = (found: string) => items.find((item) => item.value === found)?.value;
  useHydratedValue(select, value, (element) => known(element.value), onChange);
  return (
    <div className={cx(css.field, className)}>
      <label htmlFor={id} className={props.isLabelHidden ? visuallyHidden : css.label}>
        {label}
      </label>
      <div className={css.frame}>
        <select
          ref={select}
          id={id}
          className={cx(css.control, css.select)}
          value={value}
          onChange={(event) => {
            const found = known(event.target.value);
            if (found !== undefined) onChange(found);
          }}
        >
          {items.map((item) => (
            <option
              key={item.value}
              value={item.value}
              translate={item.translate}
              disabled={item.disabled}
            >
              {item.label}
            </option>
          ))}
        </select>
        <Icon path={toolIcons.chevronDown} className={css.selectArrow} />
      </div>
    </div>
  );
}
