import { useState } from 'react';
import { AMOUNT_RANGE } from '../../domain/generator.ts';
import { figureText } from '../../domain/text.ts';
import { TextField } from '../../ui/TextField.tsx';
import { mono } from '../../ui/text.css.ts';
import { typedAmount } from './settings-rules.ts';

interface AmountFieldProps {
  value: number | null;
  onChange: (amount: number | null) => void;
}

const MAX = figureText(AMOUNT_RANGE.max);

/** The number of lines, clamped to 1 to 5000 while typing. May be empty until it is left. */
export function AmountField({ value, onChange }: AmountFieldProps) {
  // Keeps the text while it means the amount: `2.5` without its point would become 25.
  const [draft, setDraft] = useState('');
  const { amount, shown } = typedAmount(draft);
  return (
    <TextField
      label="Amount"
      inputMode="numeric"
      autoComplete="off"
      hint={`${AMOUNT_RANGE.min} to ${MAX} lines`}
      value={amount === value ? shown : String(value ?? '')}
      onChange={(text) => {
        setDraft(text);
        onChange(typedAmount(text).amount);
      }}
      onBlur={() => {
        setDraft('');
        if (value === null) onChange(AMOUNT_RANGE.min);
      }}
      inputClassName={mono}
    />
  );
}
