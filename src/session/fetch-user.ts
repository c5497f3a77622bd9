import { getUserInfo } from '../../generated/customer/customer.ts';
import type { SessionScope } from './scope.ts';
import { keepUserInfo, markReady } from './session.ts';

export type LoadUser = typeof getUserInfo;

/**
 * Fetches the customer of this visit. An answer after `USER_WAIT_MS` still counts. Sends nothing when the visit has
 * ended. Rejects with the call's failure.
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
