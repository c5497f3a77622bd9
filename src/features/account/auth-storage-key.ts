/** The key under which the client library of a Supabase-compatible service stores its session on this origin. */
export const authStorageKey = (url: string) =>
  `sb-${new URL(url).hostname.split('.')[0]}-auth-token`;
