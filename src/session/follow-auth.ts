import { GoTrueClient } from '@supabase/auth-js';

type FollowAuthOptions = {
  url: string;
  anonKey: string;
  onEmail: (email: string | undefined) => void;
};

const AUTH_PATH = '/auth/v1';

/**
 * Reads the current session of a Supabase-compatible service and follows its changes. Uses the address and storage
 * key of the service's own client library, to find its sessions on this origin.
 */
export function followAuth({ url, anonKey, onEmail }: FollowAuthOptions) {
  const client = new GoTrueClient({
    url: url.endsWith(AUTH_PATH) ? url : url + AUTH_PATH,
    headers: { apikey: anonKey, Authorization: `Bearer ${anonKey}` },
    storageKey: `sb-${new URL(url).hostname.split('.')[0]}-auth-token`,
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
