import type { LoadUser } from './fetch-user.ts';
import { fetchUser } from './fetch-user.ts';
import { currentSession, keepSession, markReady, USER_WAIT_MS } from './session.ts';

type SignInOptions = {
  /** What the customer typed: shown until the server's answer is there. */
  email?: string | undefined;
  load?: LoadUser | undefined;
};

/** `unconfirmed`: signed in, but the customer could not be fetched. `refused`: the new session has ended already. */
export type SignInOutcome = 'signed-in' | 'unconfirmed' | 'refused';

/**
 * A visitor becomes a customer when the token is stored and the customer is fetched, for which it waits 5000 ms at most.
 * The token is kept first: the fetch needs it. Who loads the customer shows what goes wrong with that.
 */
export async function signIn(
  token: string,
  { email, load }: SignInOptions = {},
): Promise<SignInOutcome> {
  keepSession({ token, userInfo: email === undefined ? {} : { email } }, { isReady: false });
  const scope = currentSession();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const waited = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, USER_WAIT_MS);
  });
  const isConfirmed = await Promise.race([fetchUser(scope, load), waited]).then(
    () => true,
    () => false,
  );
  clearTimeout(timer);
  markReady(token);
  if (scope.signal.aborted) return 'refused';
  return isConfirmed ? 'signed-in' : 'unconfirmed';
}
