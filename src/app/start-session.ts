import { fetchUser } from '../session/fetch-user.ts';
import { showFailure } from './failure.ts';

/** Fetches the customer of a stored token; loaded only when there is one. */
export async function startSession(token: string): Promise<void> {
  try {
    await fetchUser(token);
  } catch (error) {
    showFailure(error);
  }
}
