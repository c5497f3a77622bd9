import { getUserInfo } from '../../generated/account/account.ts';
import { bodyOf } from '../api/body-of.ts';
import { getToken, keepSession } from './session.ts';

/**
 * Anonymous becomes signed in when the token is stored and the customer is fetched (specification §4).
 * The token is kept first: the fetch needs it. Rejects when the customer cannot be fetched; the token then stays.
 */
export async function signIn(token: string): Promise<void> {
  keepSession({ token, userInfo: {} }, { isReady: false });
  try {
    const { userInfo } = bodyOf(await getUserInfo());
    if (getToken() === token) keepSession({ token, userInfo });
  } catch (error) {
    if (getToken() === token) keepSession({ token, userInfo: {} });
    throw error;
  }
}
