import type { SubmitEvent } from 'react';
import { Link } from 'wouter';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import * as css from './auth.css.ts';
import { EmailField } from './EmailField.tsx';
import type { Credentials } from './use-authenticate.ts';
import { ModeLink } from './ModeLink.tsx';
import { signInProblem } from './problem.ts';
import type { CredentialsForm } from './use-credentials.ts';

interface SignInFormProps {
  form: CredentialsForm;
  isPending: boolean;
  onSubmit: (credentials: Credentials) => void;
  onSwitch: () => void;
  onLeave: () => void;
}

export function SignInForm({ form, isPending, onSubmit, onSwitch, onLeave }: SignInFormProps) {
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const problem = signInProblem(form.fields);
    if (problem !== null) return form.report(problem, event.currentTarget);
    form.clearProblem();
    const { email, password } = form.fields;
    return onSubmit({ kind: 'sign-in', email: email.trim(), password });
  };
  return (
    <form className={css.form} method="post" noValidate onSubmit={submit}>
      <EmailField form={form} autoComplete="username" autoFocus />
      <PasswordField {...form.bind('password')} label="Password" autoComplete="current-password" />
      <p className={css.aside}>
        <Link className={css.link} href={paths.forgotPassword()} onClick={onLeave}>
          Forgot password?
        </Link>
      </p>
      <Button type="submit" full pending={isPending} pendingLabel="Please wait...">
        Sign In
      </Button>
      <ModeLink question="New here?" label="Create Account" onPress={onSwitch} />
    </form>
  );
}
