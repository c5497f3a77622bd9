import type { ComponentProps, ReactNode } from 'react';
import { TextField } from '../../ui/TextField.tsx';
import { CodeButton } from './CodeButton.tsx';
import * as css from './CodeButton.css.ts';

const DIGITS = 6;

type CodeFieldProps = ComponentProps<typeof CodeButton> & {
  name: string;
  required: boolean;
  value: string;
  onChange: (value: string) => void;
  error: ReactNode;
};

/** The field for the mailed code with its button. Pasted text is reduced to its digits. */
export function CodeField(props: CodeFieldProps) {
  const { email, smsType, onEmailProblem, onChange, ...field } = props;
  return (
    <TextField
      {...field}
      label="Verification Code"
      inputMode="numeric"
      autoComplete="one-time-code"
      onChange={(text) => onChange(text.replace(/\D/g, '').slice(0, DIGITS))}
      inputClassName={css.input}
      trailing={<CodeButton email={email} smsType={smsType} onEmailProblem={onEmailProblem} />}
    />
  );
}
