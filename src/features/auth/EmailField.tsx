import { TextField } from '../../ui/TextField.tsx';
import type { CredentialsForm } from './use-credentials.ts';

interface EmailFieldProps {
  readonly form: CredentialsForm;
  readonly autoComplete: 'username' | 'email';
  readonly autoFocus?: boolean;
}

export function EmailField({ form, autoComplete, autoFocus = false }: EmailFieldProps) {
  return (
    <TextField
      {...form.bind('email')}
      label="Email"
      type="email"
      autoFocus={autoFocus}
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
