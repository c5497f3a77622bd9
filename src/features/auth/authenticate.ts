import type { QueryClient } from '@tanstack/react-query';
import { getGetUserInfoQueryOptions, login, register } from '../../../generated/account/account.ts';
import { bodyOf } from '../../api/body-of.ts';
import { unlessAborted } from '../../checkout/unless-aborted.ts';
import { getToken } from '../../session/session.ts';
import { signIn } from '../../session/sign-in.ts';

export type Credentials =
  | { kind: 'sign-in'; email: string; password: string }
  | { kind: 'sign-up'; email: string; password: string; code: string };

/** `unconfirmed`: signed in, but the customer could not be fetched. `refused`: the new token did not hold. */
export type Outcome = 'signed-in' | 'unconfirmed' | 'refused' | 'cancelled';

/**
 * Signs in or registers, keeps the token and fetches the customer (specification §4). Rejects with the failure of the
 * login call; that of the customer's call is reported by the query cache.
 */
export async function authenticate(
  credentials: Credentials,
  { client, signal }: { client: QueryClient; signal: AbortSignal },
): Promise<Outcome> {
  const token = await unlessAborted(signal, requestToken(credentials, signal));
  if (token === undefined) return 'cancelled';
  let outcome: Outcome = 'signed-in';
  try {
    await signIn(token, { email: credentials.email, load: () => loadUser(client) });
  } catch {
    outcome = 'unconfirmed';
  }
  if (signal.aborted) return 'cancelled';
  return getToken() === token ? outcome : 'refused';
}

async function requestToken(credentials: Credentials, signal: AbortSignal): Promise<string> {
  const { email, password: passWord } = credentials;
  if (credentials.kind === 'sign-in') {
    const data = { email, passWord, loginType: 'pwd' as const, account: '' as const };
    return bodyOf(await login(data, { signal })).token;
  }
  const data = { email, passWord, verifyCode: credentials.code };
  return bodyOf(await register(data, { signal })).token;
}

/** Through the cache, where failures are shown and a 401 signs out (decisions §3.1), also when it comes late. */
function loadUser(client: QueryClient) {
  return client.fetchQuery({ ...getGetUserInfoQueryOptions(), staleTime: 0 });
}
