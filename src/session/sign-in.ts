import { getUserInfo } from '../../generated/customer/customer.ts';
import { ApiError } from '../api/errors.ts';
import { reportCaught } from '../platform/error-reports/report-to-operator.ts';
import { isAbort } from '../platform/tasks.ts';
import {
  keepUserInfo,
  markReady,
  currentVisit,
  beginSession,
  USER_WAIT_MS,
  type Visit,
} from './session.ts';
import { keepVerification } from './verification.ts';

export type LoadUser = typeof getUserInfo;

/** Fetches the customer of this visit. A response after `USER_WAIT_MS` still counts. */
export async function fetchUser(visit: Visit, load: LoadUser = getUserInfo): Promise<void> {
  if (visit.signal.aborted) return;
  try {
    const { userInfo } = await load({ caller: visit });
    keepUserInfo(visit.token, userInfo);
    keepVerification(visit, userInfo.verification);
  } finally {
    markReady(visit.token);
  }
}

/** The customer of this visit as a query, with the retries of any other read. */
export const userQuery = (visit: Visit) => ({
  queryKey: ['customer', visit.id],
  staleTime: 0,
  queryFn: async () => {
    await fetchUser(visit);
    return null;
  },
});

type SignInOptions = {
  /** The email that the customer typed, shown until the server responds. */
  email?: string | undefined;
  load?: LoadUser | undefined;
};

/** `unconfirmed`: signed in, but the customer could not be fetched. `refused`: the new session has already ended. */
export type SignInOutcome = 'signed-in' | 'unconfirmed' | 'refused';

/** Stores the token, because the fetch needs it, and then waits for the customer. `load` reports its own failures. */
export async function signIn(
  token: string,
  { email, load }: SignInOptions = {},
): Promise<SignInOutcome> {
  beginSession({ token, userInfo: email === undefined ? {} : { email } }, { isReady: false });
  const visit = currentVisit();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const waited = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, USER_WAIT_MS);
  });
  const isConfirmed = await Promise.race([fetchUser(visit, load), waited]).then(
    () => true,
    (error: unknown) => {
      if (!(error instanceof ApiError || isAbort(error))) reportCaught(error);
      return false;
    },
  );
  clearTimeout(timer);
  markReady(token);
  if (visit.signal.aborted) return 'refused';
  return isConfirmed ? 'signed-in' : 'unconfirmed';
}
