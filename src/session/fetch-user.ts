import { getUserInfo } from '../../generated/account/account.ts';
import type { SessionScope } from './scope.ts';
import { keepUserInfo, markReady } from './session.ts';

export type LoadUser = typeof getUserInfo;

/**
 * Fetches the customer of this visit; an answer after `USER_WAIT_MS` is still taken. Asks nothing when the visit has
 * ended meanwhile. Rejects with the call's failure.
 */
export async function fetchUser(scope: SessionScope, load: LoadUser = getUserInfo): Promise<void> {
  if (scope.signal.aborted) return;
  try {
    const { userInfo } = await load({ scope });
    keepUserInfo(scope.token, userInfo);
  } finally {
    markReady(scope.token);
  }
}
