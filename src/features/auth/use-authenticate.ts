import { login, register } from '../../../generated/account/account.ts';
import { getUserInfo } from '../../../generated/customer/customer.ts';
import type { HttpOptions } from '../../api/http.ts';
import { useJob } from '../../api/job.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { t } from '../../i18n/text.ts';
import { continueAfterLogin } from '../../saved/resume-point.ts';
import { signIn } from '../../session/sign-in.ts';
import { closeLoginDialog, type LoginMode } from '../../sign-in/login-dialog.ts';
import { showToast } from '../../ui/toast.ts';
import { withRefusal, type Problem } from './refusal.ts';

export type Credentials = {
  kind: LoginMode;
  email: string;
  password: string;
  /** The emailed code; empty to sign in. */
  code: string;
};

const WELCOME = {
  'sign-in': t`Logged in successfully!`,
  'sign-up': t`Account created successfully!`,
};

const loadUser = (_: null, options?: HttpOptions) => getUserInfo(options);

/** Submits the login dialog, one attempt at a time. Closing the dialog cancels the attempt. */
export function useAuthenticate() {
  const { send: sendLogin } = useApiMutation(login);
  const { send: sendRegister } = useApiMutation(register);
  const { send: sendLoadUser } = useApiMutation(loadUser, { isRead: true });
  const { start, isPending, cancel } = useJob();

  const run = async (credentials: Credentials, signal: AbortSignal): Promise<void> => {
    const { kind, email, password: passWord, code } = credentials;
    const { token } = await (kind === 'sign-in'
      ? sendLogin({ email, passWord, loginType: 'pwd', account: '' }, { signal })
      : sendRegister({ email, passWord, verifyCode: code }, { signal }));
    signal.throwIfAborted();
    const load = ({ caller }: HttpOptions = {}) => sendLoadUser(null, caller && { caller });
    const outcome = await signIn(token, { email, load });
    signal.throwIfAborted();
    if (outcome === 'signed-in') {
      showToast({ kind: 'success', title: t`Success`, text: WELCOME[kind] });
    }
    if (outcome === 'refused') return;
    closeLoginDialog();
    continueAfterLogin();
  };
  const submit = (credentials: Credentials, onRefused: (problem: Problem) => void): void =>
    start(async (signal) => {
      await withRefusal(run(credentials, signal), signal, onRefused);
      // Does not use the session's signal, because signing in starts a new session.
    }, null);
  return { submit, isPending, cancel };
}
