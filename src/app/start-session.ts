import { setTokenSource } from '../api/http.ts';
import { restoreSession } from '../session/restore.ts';
import { getToken } from '../session/session.ts';
import { showFailure } from './failure.ts';

/** Fetches the customer of a stored token; loaded only when there is one. */
export async function startSession(token: string): Promise<void> {
  setTokenSource(getToken);
  try {
    await restoreSession(token);
  } catch (error) {
    showFailure(error);
  }
}
