/** What a screen needs of a query; a TanStack Query result is one. */
export type Query<Data> = {
  readonly data: Data | undefined;
  readonly isPaused: boolean;
  readonly isError: boolean;
  readonly isPlaceholderData: boolean;
  readonly refetch: () => unknown;
};

export type QueryState<Data> =
  /** Not loaded, and there is no connection to load it over. */
  | { readonly kind: 'offline' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'loading' }
  /** Stale data stand in for those that are on their way. */
  | { readonly kind: 'shown'; readonly data: Data; readonly isStale: boolean };

/** The one state in which a query is. Data that were loaded once stay, whatever happens to a later call. */
export function queryState<Data>(query: Query<Data>): QueryState<Data> {
  const { data, isPaused, isError, isPlaceholderData: isStale } = query;
  // Other data may stand in for those that are coming, not for those that cannot come.
  if (isPaused && (data === undefined || isStale)) return { kind: 'offline' };
  if (data !== undefined) return { kind: 'shown', data, isStale };
  return { kind: isError ? 'failed' : 'loading' };
}
