import { useEffect } from 'react';
import { closeLoginDialog, switchLoginMode, useLoginDialog } from '../../session/login-dialog.ts';
import { useSession } from '../../session/session.ts';
import { dismissSocialLogin, useSocialLogin } from '../../session/social-login.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { stack } from '../../ui/layout.css.ts';
import { SignInForm, SignUpForm } from './LoginForms.tsx';
import { SocialButtons } from './SocialButtons.tsx';
import { useAuthenticate } from './use-authenticate.ts';
import { useCredentials } from './use-credentials.ts';

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
