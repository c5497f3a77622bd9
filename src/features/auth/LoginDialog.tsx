import { useEffect } from 'react';
import type { MouseEvent, SubmitEvent } from 'react';
import { Link } from 'wouter';
import { paths } from '../../paths.ts';
import { closeLoginDialog, switchLoginMode, useLoginDialog } from '../../session/login-dialog.ts';
import { useSession } from '../../session/session.ts';
import { dismissSocialLogin, useSocialLogin } from '../../session/social-login.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { stack } from '../../ui/layout.css.ts';
import { PasswordField } from '../../ui/TextField.tsx';
import * as css from './auth.css.ts';
import {
  EmailField,
  NewPasswordFields,
  useCredentials,
  signInProblem,
  signUpProblem,
} from './CredentialFields.tsx';
import type { CredentialsForm } from './CredentialFields.tsx';
import { SocialButtons } from './SocialButtons.tsx';
import { useAuthenticate } from './use-authenticate.ts';
import type { Credentials } from './use-authenticate.ts';

/** Mounts anew on every opening, so that nothing typed or pending outlives the dialog. */
export default function LoginDialog() {
  const { isOpen } = useLoginDialog();
  return isOpen ? <OpenLoginDialog /> : null;
}

/** Sign In and Create Account: docs/product.md#login-dialog. */
function OpenLoginDialog() {
  const { mode } = useLoginDialog();
  const { isSignedIn } = useSession();
  const social = useSocialLogin();
  const form = useCredentials();
  const { submit, isPending, cancel } = useAuthenticate();
  const isFinishing = social?.status === 'finishing';
  const isDone = isSignedIn && !isPending && !isFinishing;
  useEffect(() => {
    // Signed in by other means, for example in another tab.
    if (isDone) closeLoginDialog();
  }, [isDone]);
  const close = () => {
    cancel();
    dismissSocialLogin();
    closeLoginDialog();
  };
  const change = (to: typeof mode) => {
    // Already signed in: do not start a second attempt.
    if (isSignedIn) return;
    cancel();
    form.clearProblem();
    switchLoginMode(to);
  };
  const isBusy = isPending || isFinishing;
  return (
    <Dialog title={mode === 'sign-in' ? 'Sign In' : 'Create Account'} isOpen onOpenChange={close}>
      <div className={stack[5]}>
        {mode === 'sign-in' ? (
          <SignInForm
            form={form}
            isPending={isBusy}
            onSubmit={submit}
            onSwitch={() => change('sign-up')}
            onLeave={close}
          />
        ) : (
          <SignUpForm
            form={form}
            isPending={isBusy}
            onSubmit={submit}
            onSwitch={() => change('sign-in')}
          />
        )}
        <SocialButtons />
      </div>
    </Dialog>
  );
}

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
