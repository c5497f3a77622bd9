import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { useState } from 'react';
import { sendCode } from '../../../generated/account/account.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { emailProblem } from '../../domain/credentials.ts';
import { Button } from '../../ui/Button.tsx';
import { PasswordField, TextField } from '../../ui/TextField.tsx';
import { showToast } from '../../ui/toast.ts';
import * as css from './auth.css.ts';
import type { CredentialsForm } from './use-credentials.ts';
import type { SmsType } from './verification-code.ts';
import { sendCodeOnce, useCountdown } from './verification-code.ts';

type EmailFieldProps = {
  form: CredentialsForm;
  autoComplete: 'username' | 'email';
  autoFocus?: boolean;
};

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

type NewPasswordFieldsProps = {
  form: CredentialsForm;
  smsType: SmsType;
  label: string;
};

/** The mailed code, a new password, and its confirmation. */
export function NewPasswordFields({ form, smsType, label }: NewPasswordFieldsProps) {
  return (
    <>
      <CodeField
        {...form.bind('code')}
        email={form.fields.email}
        smsType={smsType}
        onEmailProblem={(text, element) => form.report({ field: 'email', text }, element)}
      />
      <PasswordField
        {...form.bind('password')}
        label={label}
        autoComplete="new-password"
        hint="At least 6 characters"
      />
      <PasswordField
        {...form.bind('confirmation')}
        label="Confirm Password"
        autoComplete="new-password"
      />
    </>
  );
}

const DIGITS = 6;

type CodeFieldProps = ComponentProps<typeof CodeButton> & {
  name: string;
  required: boolean;
  value: string;
  onChange: (value: string) => void;
  error: ReactNode;
};

/** The field for the mailed code with its button. Pasted text is reduced to its digits. */
function CodeField(props: CodeFieldProps) {
  const { email, smsType, onEmailProblem, onChange, ...field } = props;
  return (
    <TextField
      {...field}
      label="Verification Code"
      inputMode="numeric"
      autoComplete="one-time-code"
      onChange={(text) => onChange(text.replace(/\D/g, '').slice(0, DIGITS))}
      inputClassName={css.codeInput}
      trailing={<CodeButton email={email} smsType={smsType} onEmailProblem={onEmailProblem} />}
    />
  );
}

type CodeButtonProps = {
  email: string;
  smsType: SmsType;
  /** The e-mail is missing or invalid, and nothing was sent. */
  onEmailProblem: (text: string, form: HTMLFormElement | null) => void;
};

/** Requests a code: docs/product.md#verification-codes. */
export function CodeButton({ email, smsType, onEmailProblem }: CodeButtonProps) {
  const { send } = useApiMutation(sendCode);
  const [isSending, setIsSending] = useState(false);
  const seconds = useCountdown(smsType, email);
  const sendTo = async (address: string) => {
    setIsSending(true);
    try {
      if (await sendCodeOnce(smsType, address, () => send({ email: address, smsType }))) {
        const text = `We've sent a 6-digit code to ${address}`;
        showToast({ kind: 'success', title: 'Verification Code Sent!', text });
      }
    } catch {
      // Failures are shown centrally.
    }
    setIsSending(false);
  };
  const press = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const problem = emailProblem(email);
    if (problem !== null) onEmailProblem(problem, currentTarget.form);
    else if (!isSending) void sendTo(email.trim());
  };
  const isCounting = seconds > 0 && !isSending;
  return (
    <Button
      variant="secondary"
      size="sm"
      className={css.codeButton}
      pending={isSending}
      pendingLabel="Sending..."
      disabledReason={isCounting ? 'You can request another code when the countdown ends.' : null}
      reason="hidden"
      onClick={press}
    >
      {isCounting ? `${seconds}s` : 'Get Code'}
    </Button>
  );
}
