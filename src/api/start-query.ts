import type { FetchQueryOptions, Query, QueryClient, QueryKey } from '@tanstack/react-query';

/** Queries that were started before their component, and have not been left by it yet. */
const started = new WeakSet<object>();

/** How long such an answer stands for that of its component. */
const FRESH_MS = 10_000;

/** Asks for what a component will read. The component joins the call, or uses its answer. */
export function startQuery<Data, Key extends QueryKey>(
  client: QueryClient,
  options: FetchQueryOptions<Data, Error, Data, Key>,
): void {
  const cache = client.getQueryCache();
  const known = cache.find({ queryKey: options.queryKey, exact: true });
  if (known !== undefined && (known.isActive() || isStarted(known))) return;
  // Retries as the component would. Shows no failure: the component asks again, and replaces `meta` when it joins.
  client
    .fetchQuery({
      retry: client.getDefaultOptions().queries?.retry ?? false,
      ...options,
      meta: { inlineError: true },
      staleTime: 0,
    })
    .catch(() => undefined);
  const query = cache.find({ queryKey: options.queryKey, exact: true });
  if (query === undefined) return;
  started.add(query);
  const stop = cache.subscribe((event) => {
    if (event.query !== query || !ENDS.has(event.type)) return;
    started.delete(query);
    stop();
  });
}

const ENDS: ReadonlySet<string> = new Set(['observerRemoved', 'removed']);

/** For `refetchOnMount`: mounting loads again whatever the age, unless the answer was asked for just before. */
export function unlessStarted<Data, Failure, Result, Key extends QueryKey>(
  query: Query<Data, Failure, Result, Key>,
): boolean | 'always' {
  return isStarted(query) ? false : 'always';
}

const isStarted = <Data, Failure, Result, Key extends QueryKey>(
  query: Query<Data, Failure, Result, Key>,
) => started.has(query) && !query.isStaleByTime(FRESH_MS);
