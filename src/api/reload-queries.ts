import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Reloads every query under these keys after the server has changed. A running request may have started before the
 * change, so it is cancelled and sent again: invalidation alone would join a first load, and would mark a request
 * without observers as fresh. Callers that await such a request get the new answer.
 */
export function reloadQueries(client: QueryClient, queryKeys: readonly QueryKey[]): void {
  for (const queryKey of queryKeys) {
    resendQueries(client, queryKey);
    void client.invalidateQueries({ queryKey }, { cancelRefetch: false });
  }
}

/**
 * Sends the running requests under this key again. Those of a connection that was lost may never be answered, and those
 * that started before a change may return what was there before it.
 */
export function resendQueries(client: QueryClient, queryKey: QueryKey): void {
  for (const query of client.getQueryCache().findAll({ queryKey, fetchStatus: 'fetching' })) {
    void query.cancel({ silent: true });
    // The cache reports failures.
    query.fetch().catch(() => undefined);
  }
}
