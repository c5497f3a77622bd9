import { getUserInfo } from '../../generated/account/account.ts';
import { bodyOf } from '../api/body-of.ts';
import { setTokenSource } from '../api/http.ts';
import { getToken, keepUserInfo, markReady } from './session.ts';

/** How long anything waits for the customer; then what is known serves (specification §3). */
export const USER_WAIT_MS = 5000;

export type LoadUser = typeof getUserInfo;

/**
 * Fetches the customer of this token, for which anything waits 5000 ms at most; a late answer is still taken. Asks
 * nothing when the session has ended meanwhile: the call would go out without a token, or with another customer's.
 * Rejects with the call's failure.
 */
export async function fetchUser(token: string, load: LoadUser = getUserInfo): Promise<void> {
  if (getToken() !== token) return;
  setTokenSource(getToken);
  const timer = setTimeout(() => markReady(token), USER_WAIT_MS);
  try {
    const { userInfo } = bodyOf(await load());
    keepUserInfo(token, userInfo);
  } finally {
    clearTimeout(timer);
    markReady(token);
  }
}
