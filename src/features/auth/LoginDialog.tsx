import { useEffect, useState, type MouseEvent, type SubmitEvent } from 'react';
import { Link } from 'wouter';
import { typedText } from '../../domain/typed-text.ts';
import { t } from '../../i18n/text.ts';
import { paths } from '../../paths.ts';
import { useSession } from '../../session/session.ts';
import {
  closeLoginDialog,
  switchLoginMode,
  useLoginDialog,
  type LoginMode,
} from '../../sign-in/login-dialog.ts';
import {
  dismissSocialLogin,
  dismissSocialProblem,
  useSocialLogin,
} from '../../sign-in/social-login.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { stack } from '../../ui/layout.css.ts';
import { PasswordField } from '../../ui/TextField.tsx';
import * as css from './auth.css.ts';
import { EmailField, NewPasswordFields } from './CredentialFields.tsx';
import type { Problem } from './refusal.ts';
import { SocialButtons } from './SocialButtons.tsx';
import { useAuthenticate, type Credentials } from './use-authenticate.ts';
import {
  signInProblem,
  signUpProblem,
  useCredentials,
  type CredentialsForm,
} from './use-credentials.ts';

/** Mounts again each time it opens, so that nothing typed or pending outlives the dialog. */
export default function LoginDialog() {
  const { isOpen } = useLoginDialog();
  return isOpen ? <OpenLoginDialog /> : null;
}

/** Sign In and Create Account: docs/product/signing-in.md#login-dialog. */
function OpenLoginDialog() {
  const { mode, email } = useLoginDialog();
  const { isSignedIn } = useSession();
  const social = useSocialLogin();
  const form = useCredentials(email);
  const { submit, isPending, cancel } = useAuthenticate();
  const isFinishing = social?.status === 'finishing';
  const isDone = isSignedIn && !isPending && !isFinishing;
  useEffect(() => {
    // The customer signed in another way, for example in another tab.
    if (isDone) closeLoginDialog();
  }, [isDone]);
  const close = (emailToKeep = '') => {
    cancel();
    dismissSocialLogin();
    closeLoginDialog(emailToKeep);
  };
  const change = (to: LoginMode) => {
    // Already signed in: do not start a second attempt.
    if (isSignedIn) return;
    cancel();
    form.clearProblem();
    form.clearSecrets();
    dismissSocialProblem();
    switchLoginMode(to);
  };
  return (
    <Dialog title={MODES[mode].title} isSteady onClose={() => close()}>
      {/* Each form has its own buttons below it, so that switching forms does not move them. */}
      <div key={mode} className={stack[5]}>
        <LoginForm
          mode={mode}
          form={form}
          isPending={isPending || isFinishing}
          onSubmit={submit}
          onSwitch={change}
          onLeave={() => close(typedText(form.fields.email))}
        />
        <SocialButtons />
      </div>
    </Dialog>
  );
}

const MODES = {
  'sign-in': {
    title: t`Sign In`,
    problemOf: signInProblem,
    question: t`New here?`,
    other: 'sign-up',
  },
  'sign-up': {
    title: t`Create Account`,
    problemOf: signUpProblem,
    question: t`Already a customer?`,
    other: 'sign-in',
  },
} as const;

type LoginFormProps = {
  mode: LoginMode;
  form: CredentialsForm;
  isPending: boolean;
  onSubmit: (credentials: Credentials, onRefused: (problem: Problem) => void) => void;
  onSwitch: (to: LoginMode) => void;
  onLeave: () => void;
};

function LoginForm({ mode, form, isPending, onSubmit, onSwitch, onLeave }: LoginFormProps) {
  const { title, problemOf, question, other } = MODES[mode];
  const [isEmailKnown] = useState(form.fields.email !== '');
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { currentTarget } = event;
    const problem = problemOf(form.fields);
    if (problem !== null) return form.report(problem, currentTarget);
    form.clearProblem();
    const { email, password, code } = form.fields;
    const sent = { kind: mode, email: typedText(email), password, code: typedText(code) };
    return onSubmit(sent, (refusal) => form.mark(refusal, currentTarget));
  };
  const change = (event: MouseEvent) => {
    event.preventDefault();
    onSwitch(other);
  };
  return (
    <form className={stack[4]} method="post" noValidate onSubmit={submit}>
      <EmailField
        form={form}
        autoComplete={mode === 'sign-in' ? 'username' : 'email'}
        autoFocus={!isEmailKnown}
        ifTaken={
          <a className={css.link} href="#login" onClick={change}>
            {t`Sign in instead`}
          </a>
        }
      />
      {mode === 'sign-in' ? (
        <>
          <PasswordField
            {...form.bind('password')}
            label={t`Password`}
            autoComplete="current-password"
            autoFocus={isEmailKnown}
          />
          <p className={css.aside}>
            <Link className={css.link} href={paths.forgotPassword()} onClick={onLeave}>
              {t`Forgot password?`}
            </Link>
          </p>
        </>
      ) : (
        <NewPasswordFields form={form} smsType="register" label={t`Password`} />
      )}
      <Button type="submit" full pending={isPending} pendingLabel={t`Please wait...`}>
        {title}
      </Button>
      <p className={css.mode}>
        <span>{question}</span>{' '}
        <a className={css.link} href="#login" onClick={change}>
          {MODES[other].title}
        </a>
      </p>
    </form>
  );
}
