import type { MouseEvent, SubmitEvent } from 'react';
import { Link } from 'wouter';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { PasswordField } from '../../ui/TextField.tsx';
import * as css from './auth.css.ts';
import { EmailField, NewPasswordFields } from './CredentialFields.tsx';
import type { Credentials } from './use-authenticate.ts';
import type { CredentialsForm } from './use-credentials.ts';
import { signInProblem, signUpProblem } from './use-credentials.ts';

type SignInFormProps = {
  form: CredentialsForm;
  isPending: boolean;
  onSubmit: (credentials: Credentials) => void;
  onSwitch: () => void;
  onLeave: () => void;
};

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

type SignUpFormProps = {
  form: CredentialsForm;
  isPending: boolean;
  onSubmit: (credentials: Credentials) => void;
  onSwitch: () => void;
};

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

type ModeLinkProps = {
  question: string;
  label: string;
  onPress: () => void;
};

/** Toggles the dialog between Sign In and Create Account. */
function ModeLink({ question, label, onPress }: ModeLinkProps) {
  const press = (event: MouseEvent) => {
    event.preventDefault();
    onPress();
  };
  return (
    <p className={css.mode}>
      {question}{' '}
      <a className={css.link} href="#login" onClick={press}>
        {label}
      </a>
    </p>
  );
}
