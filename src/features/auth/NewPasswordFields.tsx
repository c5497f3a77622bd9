import { PasswordField } from '../../ui/PasswordField.tsx';
import type { SmsType } from './code-deadline.ts';
import { CodeField } from './CodeField.tsx';
import type { CredentialsForm } from './use-credentials.ts';

interface NewPasswordFieldsProps {
  readonly form: CredentialsForm;
  readonly smsType: SmsType;
  readonly label: string;
}

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
