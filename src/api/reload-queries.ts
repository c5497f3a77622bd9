import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Asks again for everything under these keys, because the server has changed it. An answer that is on its way may be older
 * than the change, so its call is given up and sent anew: an invalidation alone would join a first load, and a call
 * without a screen would end as fresh. Whoever waits for such a call gets the new answer.
 */
export function reloadQueries(client: QueryClient, queryKeys: readonly QueryKey[]): void {
  for (const queryKey of queryKeys) {
    for (const query of client.getQueryCache().findAll({ queryKey, fetchStatus: 'fetching' })) {
      void query.cancel({ silent: true });
      // A failure is shown like any other, by the cache.
      query.fetch().catch(() => undefined);
    }
    void client.invalidateQueries({ queryKey }, { cancelRefetch: false });
  }
}
