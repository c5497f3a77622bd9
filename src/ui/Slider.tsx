import { useId, useLayoutEffect, useRef, type ReactElement } from 'react';
import { cx, varName } from './cx.ts';
import * as field from './field.css.ts';
import { ends, fill, head, slider } from './Slider.css.ts';
import { useHydratedValue } from './use-hydrated-value.ts';

type SliderProps = {
  label: string;
  min: number;
  max: number;
  step?: number | undefined;
  value: number;
  onChange: (value: number) => void;
  /** Announced, and shown at both ends: "5 GB". */
  valueText: (value: number) => string;
  name?: string | undefined;
  /** Next to the label: the value, or a field for it. */
  figure: ReactElement;
  className?: string | undefined;
};

export function Slider(props: SliderProps) {
  const { label, min, max, step = 1, value, onChange, valueText, name, figure } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const touchedAt = useRef(value);
  useHydratedValue(input, value, (element) => Number(element.value), onChange);
  useLayoutEffect(() => {
    const share = max > min ? ((value - min) / (max - min)) * 100 : 0;
    input.current?.style.setProperty(varName(fill), `${share}%`);
  }, [value, min, max]);
  return (
    <div className={cx(field.field, props.className)}>
      <div className={head}>
        <label htmlFor={id} className={field.label}>
          {label}
        </label>
        {figure}
      </div>
      <input
        ref={input}
        id={id}
        type="range"
        className={slider}
        name={name}
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={valueText(value)}
        onChange={(event) => onChange(Number(event.target.value))}
        onPointerDown={() => {
          touchedAt.current = value;
        }}
        // A swipe that scrolls the page moves the thumb to where it started, so undo that.
        onPointerCancel={() => onChange(touchedAt.current)}
      />
      <div className={ends} aria-hidden="true">
        <bdi>{valueText(min)}</bdi>
        <bdi>{valueText(max)}</bdi>
      </div>
    </div>
  );
}
