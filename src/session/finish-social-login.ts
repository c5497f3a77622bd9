import { navigate } from 'wouter/use-browser-location';
import { ApiError } from '../api/errors.ts';
import { paths } from '../paths.ts';
import { closeLoginDialog } from './login-dialog.ts';
import { endSession, getToken, isSessionStored } from './session.ts';
import { signIn } from './sign-in.ts';

/**
 * Token stored, customer fetched, popup and dialog closed, /dashboard, page reloaded (specification §4 "Social popup").
 * Returns false when the server does not accept the token.
 */
export async function finishSocialLogin(token: string, closePopup: () => void): Promise<boolean> {
  try {
    await signIn(token);
  } catch (error) {
    // Other failures do not matter yet: the dashboard fetches the customer again, and says what is wrong.
    if (error instanceof ApiError && error.status === 401 && getToken() === token) endSession();
  }
  closePopup();
  if (getToken() !== token) return false;
  closeLoginDialog();
  navigate(paths.dashboard());
  // A session that lives in memory would not survive (decisions §3.3).
  if (isSessionStored()) location.reload();
  return true;
}
