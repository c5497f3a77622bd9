import { useLayoutEffect, useRef } from 'react';
import { cx, varName } from './cx.ts';
import * as field from './field.css.ts';
import * as css from './Meter.css.ts';
import { mono } from './text.css.ts';

type MeterProps = {
  label: string;
  value: number;
  max: number;
  /** The visible and announced value: "12.4 GB / 20 GB". */
  valueText: string;
  role?: 'meter' | 'progressbar' | undefined;
  tone?: keyof typeof css.tone | undefined;
};

export function Meter(props: MeterProps) {
  const { label, value, max, valueText, role = 'meter', tone = 'accent' } = props;
  const bar = useRef<HTMLDivElement>(null);
  const filled = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  useLayoutEffect(() => {
    bar.current?.style.setProperty(varName(css.share), String(filled));
  }, [filled]);
  return (
    <div className={css.root}>
      <div className={css.head} aria-hidden="true">
        <span className={field.label}>{label}</span>
        {/* Isolated, so that amounts stay in order on a right-to-left page. */}
        <bdi className={cx(mono, css.value)}>{valueText}</bdi>
      </div>
      <div
        role={role}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={max > 0 ? max : 1}
        aria-valuenow={max > 0 ? Math.min(max, Math.max(0, value)) : 0}
        aria-valuetext={valueText}
        className={css.track}
      >
        <div ref={bar} className={cx(css.bar, css.tone[tone])} />
      </div>
    </div>
  );
}
