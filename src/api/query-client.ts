import {
  isCancelledError,
  MutationCache,
  onlineManager,
  QueryCache,
  QueryClient,
  replaceEqualDeep,
} from '@tanstack/react-query';
import { isOnline, onNetworkChange } from '../platform/network.ts';
import { isAbort } from '../platform/tasks.ts';
import { ApiError } from './errors.ts';
import { mayReadAgain, retryDelay, shouldRetry } from './retry.ts';

type Meta = {
  /** The caller shows the failure inline. A 401 still signs the customer out. */
  inlineError?: boolean;
};

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: Meta & Record<string, unknown>;
  }
}

const GC_MS = 5 * 60 * 1000;

/**
 * For the data that a page shows first: refetches whenever the page opens, unless it was just prefetched
 * (src/app/prefetch.ts).
 */
export const FIRST_DATA = { staleTime: 10_000 } as const;

// Use the app's own network state.
onlineManager.setEventListener((setOnline) => {
  setOnline(isOnline());
  return onNetworkChange(setOnline);
});

const isCancelled = (error: unknown) => isAbort(error) || isCancelledError(error);

/**
 * Whether a job's error needs no report: the job was canceled, or a call failed, and every failed call is already
 * shown.
 */
export const isExpected = (error: unknown) => error instanceof ApiError || isCancelled(error);

type OnFailure = (error: unknown, options: { isInline: boolean }) => void;

/** The cache of all reads. `onFailure` is the only place that shows failures. */
export function createQueryClient(onFailure: OnFailure): QueryClient {
  const report = (error: unknown, meta?: Meta) => {
    if (!isCancelled(error)) onFailure(error, { isInline: meta?.inlineError === true });
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError: (error, query) => report(error, query.meta) }),
    mutationCache: new MutationCache({ onError: (error) => report(error) }),
    defaultOptions: {
      queries: {
        retry: shouldRetry,
        retryDelay,
        retryOnMount: ({ state }) => mayReadAgain(state),
        refetchOnMount: ({ state }) => mayReadAgain(state),
        // By default, a component re-renders only for the fields that it has read so far, but a dialog reads its query
        // later.
        notifyOnChangeProps: 'all',
        structuralSharing: shareParts,
        gcTime: GC_MS,
        staleTime: 30_000,
        refetchOnWindowFocus: false,
        // Refetch even fresh data, because it may have changed while offline.
        refetchOnReconnect: ({ state }) => mayReadAgain(state) && 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

const MAX_COMPARED = 5000;

/** Reuses equal parts of the old data, unless there are so many rows that comparing them would block the page. */
const shareParts = (before: unknown, after: unknown): unknown =>
  longestList(after) > MAX_COMPARED ? after : replaceEqualDeep(before, after);

function longestList(answer: unknown): number {
  if (Array.isArray(answer)) return answer.length;
  if (typeof answer !== 'object' || answer === null) return 0;
  return Math.max(0, ...Object.values(answer).map(longestList));
}
