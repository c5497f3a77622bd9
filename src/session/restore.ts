import { getUserInfo } from '../../generated/account/account.ts';
import { bodyOf } from '../api/body-of.ts';
import { getToken, keepSession, markReady } from './session.ts';

const RESTORE_MS = 5000;

/** Fetches the customer of a stored token, for at most 5000 ms; then the stored one serves (specification §3). */
export async function restoreSession(token: string): Promise<void> {
  const timer = setTimeout(markReady, RESTORE_MS);
  try {
    const { userInfo } = bodyOf(await getUserInfo());
    if (getToken() === token) keepSession({ token, userInfo });
  } finally {
    clearTimeout(timer);
    markReady();
  }
}
