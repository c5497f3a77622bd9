import { useRef, useState } from 'react';
import { GB_RANGE } from '../../domain/plans.ts';
import { clampGb } from '../../domain/price.ts';
import { cx } from '../../ui/cx.ts';
import { Slider } from '../../ui/Slider.tsx';
import { mono } from '../../ui/text.css.ts';
import { useHydratedValue } from '../../ui/use-hydrated-value.ts';
import * as css from './pricing.css.ts';

type AmountControlProps = {
  amount: number;
  onChange: (amount: number) => void;
};

const valueText = (gigabytes: number) => `${gigabytes} GB`;

/** The slider, with a field for the exact amount. */
export function AmountControl({ amount, onChange }: AmountControlProps) {
  const slide = (value: number) => onChange(clampGb(value));
  return (
    <Slider
      label="Amount in GB"
      min={GB_RANGE.min}
      max={GB_RANGE.max}
      step={GB_RANGE.step}
      value={amount}
      onChange={slide}
      valueText={valueText}
      figure={<ExactAmount amount={amount} onChange={onChange} />}
      className={css.amountControl}
    />
  );
}

function ExactAmount({ amount, onChange }: AmountControlProps) {
  // Text being typed, for example `2` on the way to `25`; null while the field shows the amount.
  const [draft, setDraft] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const type = (text: string) => {
    setDraft(text);
    // The price always belongs to a valid amount: the nearest one to the text.
    if (text.trim() !== '' && Number.isFinite(Number(text))) onChange(clampGb(Number(text)));
  };
  useHydratedValue(input, String(amount), (element) => element.value || undefined, type);
  return (
    <span className={css.exactAmount}>
      <input
        ref={input}
        type="number"
        inputMode="numeric"
        aria-label="Exact amount"
        className={cx(mono, css.amountNumber)}
        min={GB_RANGE.min}
        max={GB_RANGE.max}
        step={GB_RANGE.step}
        value={draft ?? String(amount)}
        onChange={(event) => type(event.target.value)}
        onBlur={() => setDraft(null)}
        onFocus={(event) => event.target.select()}
      />
      <span aria-hidden="true" className={css.amountUnit}>
        GB
      </span>
    </span>
  );
}
