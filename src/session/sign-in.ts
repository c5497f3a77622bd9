import type { LoadUser } from './fetch-user.ts';
import { fetchUser } from './fetch-user.ts';
import { keepSession, markReady, USER_WAIT_MS } from './session.ts';

type SignInOptions = {
  /** What the customer typed: shown until the server's answer is there. */
  email?: string | undefined;
  load?: LoadUser | undefined;
};

/**
 * Anonymous becomes signed in when the token is stored and the customer is fetched (specification §4), for which it
 * waits 5000 ms at most. The token is kept first: the fetch needs it. Rejects when the customer cannot be fetched; the
 * token then stays.
 */
export async function signIn(token: string, { email, load }: SignInOptions = {}): Promise<void> {
  keepSession({ token, userInfo: email === undefined ? {} : { email } }, { isReady: false });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const waited = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, USER_WAIT_MS);
  });
  try {
    await Promise.race([fetchUser(token, load), waited]);
  } finally {
    clearTimeout(timer);
    markReady(token);
  }
}
