import { getUserInfo } from '../../generated/account/account.ts';
import { bodyOf } from '../api/body-of.ts';
import { setTokenSource } from '../api/http.ts';
import { getToken, keepUserInfo, markReady } from './session.ts';

export type LoadUser = typeof getUserInfo;

/**
 * Fetches the customer of this token; an answer after `USER_WAIT_MS` is still taken. Asks
 * nothing when the session has ended meanwhile: the call would go out without a token, or with another customer's.
 * Rejects with the call's failure.
 */
export async function fetchUser(token: string, load: LoadUser = getUserInfo): Promise<void> {
  if (getToken() !== token) return;
  setTokenSource(getToken);
  try {
    const { userInfo } = bodyOf(await load());
    keepUserInfo(token, userInfo);
  } finally {
    markReady(token);
  }
}
