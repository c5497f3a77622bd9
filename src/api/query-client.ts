import { MutationCache, onlineManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { isOnline, onNetworkChange } from '../platform/network.ts';
import { ApiError } from './errors.ts';

type Meta = {
  /** The caller shows the failure itself, inline. 401 still signs out. */
  inlineError?: boolean;
};

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: Meta & Record<string, unknown>;
    mutationMeta: Meta & Record<string, unknown>;
  }
}

const RETRIES = 3;
const GC_MS = 5 * 60 * 1000;

function shouldRetry(failures: number, error: unknown): boolean {
  if (!(error instanceof ApiError) || failures >= RETRIES) return false;
  return error.kind === 'network' || (error.kind === 'http' && error.status !== 401);
}

// One knowledge of the network for the whole page.
onlineManager.setEventListener((setOnline) => {
  setOnline(isOnline());
  return onNetworkChange(setOnline);
});

/** The shop's cache (specification §9). `onFailure` is the one place where failures are shown (decisions §3.1). */
export function createQueryClient(
  onFailure: (error: unknown, options: { isInline: boolean }) => void,
): QueryClient {
  const report = (error: unknown, meta: Meta | undefined) =>
    onFailure(error, { isInline: meta?.inlineError === true });
  return new QueryClient({
    queryCache: new QueryCache({ onError: (error, query) => report(error, query.meta) }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => report(error, mutation.meta),
    }),
    defaultOptions: {
      queries: {
        retry: shouldRetry,
        gcTime: GC_MS,
        staleTime: 30_000,
        refetchOnWindowFocus: false,
        // Whatever its age: what happened meanwhile is not known.
        refetchOnReconnect: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
