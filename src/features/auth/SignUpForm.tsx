import type { SubmitEvent } from 'react';
import { Button } from '../../ui/Button.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import * as css from './auth.css.ts';
import type { Credentials } from './authenticate.ts';
import { CodeField } from './CodeField.tsx';
import { ModeLink } from './ModeLink.tsx';
import { signUpProblem } from './problem.ts';
import type { CredentialsForm } from './use-credentials.ts';

interface SignUpFormProps {
  form: CredentialsForm;
  isPending: boolean;
  onSubmit: (credentials: Credentials) => void;
  onSwitch: () => void;
}

export function SignUpForm({ form, isPending, onSubmit, onSwitch }: SignUpFormProps) {
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const problem = signUpProblem(form.fields);
    if (problem !== null) return form.report(problem, event.currentTarget);
    form.clearProblem();
    const { email, password, code } = form.fields;
    return onSubmit({ kind: 'sign-up', email: email.trim(), password, code });
  };
  return (
    <form className={css.form} method="post" noValidate onSubmit={submit}>
      <TextField
        {...form.bind('email')}
        label="Email"
        type="email"
        autoFocus
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <CodeField
        {...form.bind('code')}
        email={form.fields.email}
        smsType="register"
        onEmailProblem={(text, element) => form.report({ field: 'email', text }, element)}
      />
      <PasswordField
        {...form.bind('password')}
        label="Password"
        autoComplete="new-password"
        hint="At least 6 characters"
      />
      <PasswordField
        {...form.bind('confirmation')}
        label="Confirm Password"
        autoComplete="new-password"
      />
      <Button type="submit" full pending={isPending} pendingLabel="Please wait...">
        Create Account
      </Button>
      <ModeLink question="Already a customer?" label="Sign In" onPress={onSwitch} />
    </form>
  );
}
