import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Reloads every query under these keys after the server has changed. A running request may have started before the
 * change, so it is canceled and sent again. Invalidation alone would join a first load, and would mark a request
 * without observers as fresh. Callers that await such a request get the new response.
 */
export function reloadQueries(client: QueryClient, queryKeys: readonly QueryKey[]): void {
  for (const queryKey of queryKeys) {
    resendQueries(client, queryKey);
    void client.invalidateQueries({ queryKey }, { cancelRefetch: false });
  }
}

/**
 * Sends the running requests under this key again. Requests on a lost connection may never get a response, and requests
 * that started before a change may return old data.
 */
export function resendQueries(client: QueryClient, queryKey: QueryKey): void {
  for (const query of client.getQueryCache().findAll({ queryKey, fetchStatus: 'fetching' })) {
    void query.cancel({ silent: true });
    // The cache reports failures.
    query.fetch().catch(() => undefined);
  }
}
