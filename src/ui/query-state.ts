/** The part of a query that a screen needs; matches a TanStack Query result. */
export type Query<Data> = {
  readonly data: Data | undefined;
  readonly isPaused: boolean;
  readonly isError: boolean;
  readonly isPlaceholderData: boolean;
  readonly refetch: () => unknown;
};

export type QueryState<Data> =
  /** Not loaded, and there is no connection to load it. */
  | { readonly kind: 'offline' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'loading' }
  /** Stale data are shown while new ones load. */
  | { readonly kind: 'shown'; readonly data: Data; readonly isStale: boolean };

/** The state of a query. Data that were loaded once stay, whatever happens to a later call. */
export function queryState<Data>(query: Query<Data>): QueryState<Data> {
  const { data, isPaused, isError, isPlaceholderData: isStale } = query;
  // Other data may stand in for data that are loading, not for data that cannot load.
  if (isPaused && (data === undefined || isStale)) return { kind: 'offline' };
  if (data !== undefined) return { kind: 'shown', data, isStale };
  return { kind: isError ? 'failed' : 'loading' };
}
