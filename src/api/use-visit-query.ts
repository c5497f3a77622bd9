import type { QueryObserverOptions, QueryObserverResult } from '@tanstack/react-query';
import { notifyManager, QueryObserver, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { ApiError } from './errors.ts';

/**
 * A query of a page that survives a change of the visit, to keep what is typed there: it refetches for the new visit.
 * `useQuery` stays with the query client it started with.
 */
export function useVisitQuery<Data>(
  options: QueryObserverOptions<Data, ApiError>,
): QueryObserverResult<Data, ApiError> {
  const client = useQueryClient();
  const [kept, keep] = useState(() => ({ client, observer: new QueryObserver(client, options) }));
  if (kept.client !== client) keep({ client, observer: new QueryObserver(client, options) });
  const { observer } = kept;
  useEffect(() => observer.setOptions(options), [observer, options]);
  const result = () => observer.getCurrentResult();
  return useSyncExternalStore(
    useCallback(
      (onChange: () => void) => observer.subscribe(notifyManager.batchCalls(onChange)),
      [observer],
    ),
    result,
    result,
  );
}
