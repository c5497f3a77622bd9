import { getUserInfo } from '../../generated/customer/customer.ts';
import { ApiError } from '../api/errors.ts';
import { continueAfterLogin } from '../saved/resume-point.ts';
import { endSession, isSessionStored } from '../session/session.ts';
import { signIn, type LoadUser } from '../session/sign-in.ts';
import { closeLoginDialog } from './login-dialog.ts';

/** Only a rejected token matters here, because the dashboard fetches the customer again and reports other failures. */
const load: LoadUser = async (options) => {
  try {
    return await getUserInfo(options);
  } catch (error) {
    if (error instanceof ApiError && error.endsSession) endSession();
    throw error;
  }
};

/** Signs in and reloads on the dashboard or the account page. Returns false if the server rejects the token. */
export async function finishSocialLogin(token: string, closePopup: () => void): Promise<boolean> {
  const outcome = await signIn(token, { load });
  closePopup();
  if (outcome === 'refused') return false;
  closeLoginDialog();
  continueAfterLogin();
  // A session in memory would not survive the reload.
  if (isSessionStored()) location.reload();
  return true;
}
