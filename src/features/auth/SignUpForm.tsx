import type { SubmitEvent } from 'react';
import { Button } from '../../ui/Button.tsx';
import * as css from './auth.css.ts';
import { EmailField } from './EmailField.tsx';
import type { Credentials } from './use-authenticate.ts';
import { ModeLink } from './ModeLink.tsx';
import { signUpProblem } from './problem.ts';
import { NewPasswordFields } from './NewPasswordFields.tsx';
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
      <EmailField form={form} autoComplete="email" autoFocus />
      <NewPasswordFields form={form} smsType="register" label="Password" />
      <Button type="submit" full pending={isPending} pendingLabel="Please wait...">
        Create Account
      </Button>
      <ModeLink question="Already a customer?" label="Sign In" onPress={onSwitch} />
    </form>
  );
}
