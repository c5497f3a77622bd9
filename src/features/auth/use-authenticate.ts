import { useLocation } from 'wouter';
import { login, register } from '../../../generated/account/account.ts';
import { getUserInfo } from '../../../generated/customer/customer.ts';
import { ApiError } from '../../api/errors.ts';
import type { HttpOptions } from '../../api/http.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { cutText } from '../../domain/text.ts';
import { useJob } from '../../session/job.ts';
import type { LoginMode } from '../../session/login-dialog.ts';
import { closeLoginDialog } from '../../session/login-dialog.ts';
import { pathAfterLogin } from '../../session/path-after-login.ts';
import type { SignInOutcome } from '../../session/sign-in.ts';
import { signIn } from '../../session/sign-in.ts';
import { showToast } from '../../ui/toast.ts';

export type Credentials = {
  kind: LoginMode;
  email: string;
  password: string;
  /** The mailed code; empty to sign in. */
  code: string;
};

const WELCOME = {
  'sign-in': 'Logged in successfully!',
  'sign-up': 'Account created successfully!',
};

type OnWrongPassword = (text: string) => void;

/** What the server says of a wrong e-mail or password; null for any other failure. */
function wrongPassword(error: unknown): string | null {
  if (!(error instanceof ApiError) || error.operationId !== 'login') return null;
  const isRefused = error.kind === 'business' || (error.kind === 'http' && error.status === 401);
  return isRefused ? cutText(error.message) || 'Authentication failed' : null;
}

/** Submits the login dialog, once at a time. Closing the dialog cancels it. */
export function useAuthenticate() {
  const [, navigate] = useLocation();
  const authenticate = useSteps();
  const { start, isPending, cancel } = useJob();

  const run = async (credentials: Credentials, signal: AbortSignal): Promise<void> => {
    const outcome = await authenticate(credentials, signal);
    if (outcome === 'signed-in') {
      showToast({ kind: 'success', title: 'Success', text: WELCOME[credentials.kind] });
    }
    if (outcome === 'refused') return;
    closeLoginDialog();
    navigate(pathAfterLogin());
  };
  const submit = (credentials: Credentials, onWrongPassword: OnWrongPassword): void =>
    start(async (signal) => {
      try {
        await run(credentials, signal);
      } catch (error) {
        const text = wrongPassword(error);
        if (text !== null && !signal.aborted) onWrongPassword(text);
        throw error;
      }
      // Not with the session's signal: a sign-in begins another session.
    }, null);
  return { submit, isPending, cancel };
}

const loadUser = (_: null, options?: HttpOptions) => getUserInfo(options);

/** Rejects when there is no token, or when the attempt was cancelled. */
function useSteps() {
  const { send: sendLogin } = useApiMutation(login);
  const { send: sendRegister } = useApiMutation(register);
  const { send: sendLoadUser } = useApiMutation(loadUser, { isRead: true });

  const requestToken = (credentials: Credentials, signal: AbortSignal) => {
    const { kind, email, password: passWord, code } = credentials;
    return kind === 'sign-in'
      ? sendLogin({ email, passWord, loginType: 'pwd', account: '' }, { signal })
      : sendRegister({ email, passWord, verifyCode: code }, { signal });
  };
  return async (credentials: Credentials, signal: AbortSignal): Promise<SignInOutcome> => {
    const { token } = await requestToken(credentials, signal);
    signal.throwIfAborted();
    const outcome = await signIn(token, {
      email: credentials.email,
      load: ({ caller } = {}) => sendLoadUser(null, caller && { caller }),
    });
    signal.throwIfAborted();
    return outcome;
  };
}
