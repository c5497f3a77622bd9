import type { ReactElement } from 'react';
import { t } from '../../i18n/text.ts';
import { InlineMessage } from '../../ui/InlineMessage.tsx';
import { PasswordField, TextField } from '../../ui/TextField.tsx';
import { CodeField } from './CodeField.tsx';
import type { CredentialsForm } from './use-credentials.ts';
import type { SmsType } from './verification-code.ts';

type EmailFieldProps = {
  form: CredentialsForm;
  autoComplete: 'username' | 'email';
  autoFocus?: boolean;
  /** What to offer if the email already has an account. */
  ifTaken?: ReactElement;
};

export function EmailField({ form, autoComplete, autoFocus = false, ifTaken }: EmailFieldProps) {
  const { error, ...field } = form.bind('email');
  const isTaken = form.problem?.reason === 'email_taken';
  return (
    <TextField
      {...field}
      error={
        error && (
          <>
            <span>{error}</span>
            {isTaken ? <span> {ifTaken}</span> : null}
          </>
        )
      }
      label={t`Email`}
      type="email"
      autoFocus={autoFocus}
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}

type NewPasswordFieldsProps = { form: CredentialsForm; smsType: SmsType; label: string };

export function NewPasswordFields({ form, smsType, label }: NewPasswordFieldsProps) {
  return (
    <>
      <CodeField form={form} smsType={smsType} />
      <PasswordField
        {...form.bind('password')}
        label={label}
        autoComplete="new-password"
        hint={t`At least 6 characters`}
      />
      <PasswordField
        {...form.bind('confirmation')}
        label={t`Confirm Password`}
        autoComplete="new-password"
      />
      <FormProblem form={form} />
    </>
  );
}

/** A rejection that does not concern a single field. The toast has already announced it. */
function FormProblem({ form: { problem } }: { form: CredentialsForm }) {
  return problem?.field === 'form' ? (
    <InlineMessage kind="error" isLive={false}>
      {problem.text}
    </InlineMessage>
  ) : null;
}
