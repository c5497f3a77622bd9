import { AMOUNT_RANGE } from '../../domain/generator.ts';
import { figureText } from '../../domain/numbers.ts';
import { TextField } from '../../ui/TextField.tsx';
import { mono } from '../../ui/text.css.ts';
import { typedAmount } from './settings-rules.ts';

interface AmountFieldProps {
  value: number | null;
  onChange: (amount: number | null) => void;
  onEnter: () => void;
}

const MAX = figureText(AMOUNT_RANGE.max);

/** How many lines: 1 to 5000, clamped while typing; empty is tolerated until the field is left (decisions §4). */
export function AmountField({ value, onChange, onEnter }: AmountFieldProps) {
  return (
    <TextField
      label="Amount"
      inputMode="numeric"
      autoComplete="off"
      hint={`${AMOUNT_RANGE.min} to ${MAX} lines`}
      value={value === null ? '' : String(value)}
      onChange={(text) => onChange(typedAmount(text))}
      onBlur={() => {
        if (value === null) onChange(AMOUNT_RANGE.min);
      }}
      onEnter={onEnter}
      inputClassName={mono}
    />
  );
}
