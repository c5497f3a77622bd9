import { GoTrueAdminApi, GoTrueClient } from '@supabase/auth-js';
import { authStorageKey } from './auth-storage-key.ts';

type AuthService = {
  url: string;
  anonKey: string;
};

type FollowAuthOptions = AuthService & {
  onEmail: (email: string | undefined) => void;
};

const AUTH_PATH = '/auth/v1';

const connectionTo = ({ url, anonKey }: AuthService) => ({
  url: url.endsWith(AUTH_PATH) ? url : url + AUTH_PATH,
  headers: { apikey: anonKey, Authorization: `Bearer ${anonKey}` },
});

/** Follows the session of a Supabase-compatible service, using the storage key of the service's own library. */
export function followAuth({ onEmail, ...service }: FollowAuthOptions) {
  const client = new GoTrueClient({
    ...connectionTo(service),
    storageKey: authStorageKey(service.url),
    autoRefreshToken: true,
    persistSession: true,
    // The shop's own URLs use `?code=` for discounts.
    detectSessionInUrl: false,
  });
  // The first event is the current session.
  const { data } = client.onAuthStateChange((_event, session) => onEmail(session?.user.email));
  const stop = async () => {
    data.subscription.unsubscribe();
    await client.stopAutoRefresh();
  };
  return { client, stop };
}

/** Ends only this session at the service, which then rejects its refresh token. Other devices stay signed in. */
export async function endAuthSession(service: AuthService, accessToken: string): Promise<void> {
  await new GoTrueAdminApi(connectionTo(service)).signOut(accessToken, 'local');
}
