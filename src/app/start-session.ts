import { withRetries } from '../api/retry.ts';
import type { Visit } from '../session/session.ts';
import { fetchUser } from '../session/sign-in.ts';
import { showFailure } from './failure.ts';

/**
 * Fetches the customer of a stored session, with the retries of any other read. Loaded only when there is one. After the
 * first failure the page goes on with the stored customer.
 */
export async function refreshCustomer(scope: Visit): Promise<void> {
  try {
    await withRetries(() => fetchUser(scope), scope.signal);
  } catch (error) {
    showFailure(error);
  }
}
