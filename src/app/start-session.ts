import type { Visit } from '../session/session.ts';
import { fetchUser } from '../session/sign-in.ts';
import { showFailure } from './failure.ts';

/** Fetches the customer of a stored session. Loaded only when there is one. */
export async function refreshCustomer(scope: Visit): Promise<void> {
  try {
    await fetchUser(scope);
  } catch (error) {
    showFailure(error);
  }
}
