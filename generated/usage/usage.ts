/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import { useQuery } from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  InvalidateOptions,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseQueryOptions,
  UseQueryResult,
} from '@tanstack/react-query';
import { http } from '../../src/api/http.ts';
import type { ErrorType } from '../../src/api/http.ts';
import { GetUsageBreakdownResponse, GetUsageHistoryResponse } from '../model';
import type { GetUsageBreakdownParams, GetUsageHistoryParams, Unauthorized } from '../model';

type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

const withQueryKey = <T extends object, K>(query: T, queryKey: K): T & { queryKey: K } => {
  const result = { queryKey } as T & { queryKey: K };
  for (const key of Object.keys(query)) {
    // The explicit queryKey always wins, matching the previous
    // `{ ...query, queryKey }` spread where it was set last.
    if (key === 'queryKey') continue;
    Object.defineProperty(result, key, {
      enumerable: true,
      configurable: true,
      get: () => (query as Record<string, unknown>)[key],
    });
  }
  return result;
};

export const getGetUsageHistoryUrl = (params: GetUsageHistoryParams) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value));
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0
    ? `/api/ProxyLogic/UsageHistory?${stringifiedParams}`
    : `/api/ProxyLogic/UsageHistory`;
};

/**
 * Returns the data of one tier that the customer and their proxy users used, per hour or day. Only the customer can see
 * it.
 *
 * **What counts.** Every byte between the customer's program and the proxy counts once, in both directions. This includes
 * requests and responses with their headers, compressed as they are sent, the TLS handshake and records, and the CONNECT
 * request of a tunnel with its response. Failed requests, redirects and retries count with what they transferred. TCP and
 * IP headers do not count. A program that counts only decompressed bodies therefore shows different figures. The same
 * bytes reduce what `getBandwidth` reports as left: the rows of all time add up to its used data of the tier.
 *
 * **Range.** Rows begin at or after `from` and before `to`. Both are whole hours with `by=hour`, and midnights with
 * `by=day`. The server decides whether it rejects other times or extends the range to the whole hour or day. Recommended:
 * extend it. The server rejects a range that ends before it begins, and one of more than 366 days with `by=hour` or 3660
 * days with `by=day`. Hours and days without use may be omitted. There are no rows for the future.
 *
 * **Time zone.** Hours and days are in UTC. To get the days of another time zone, request hours and add them up.
 * @summary Data used over time
 */
export const getUsageHistory = (
  params: GetUsageHistoryParams,
  options?: Parameters<typeof http>[1],
) => {
  return http<GetUsageHistoryResponse>(getGetUsageHistoryUrl(params), {
    operationId: 'getUsageHistory',
    requiresToken: true,
    ...options,
    method: 'GET',
    schema: GetUsageHistoryResponse,
  });
};

export const getGetUsageHistoryQueryKey = (params?: GetUsageHistoryParams) => {
  return ['getUsageHistory', ...(params ? [params] : [])] as const;
};

export const getGetUsageHistoryQueryOptions = <
  TData = Awaited<ReturnType<typeof getUsageHistory>>,
  TError = ErrorType<Unauthorized>,
>(
  params: GetUsageHistoryParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getUsageHistory>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getGetUsageHistoryQueryKey(params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getUsageHistory>>> = ({ signal }) =>
    getUsageHistory(params, { signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof getUsageHistory>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type GetUsageHistoryQueryResult = NonNullable<Awaited<ReturnType<typeof getUsageHistory>>>;
export type GetUsageHistoryQueryError = ErrorType<Unauthorized>;

export function useGetUsageHistory<
  TData = Awaited<ReturnType<typeof getUsageHistory>>,
  TError = ErrorType<Unauthorized>,
>(
  params: GetUsageHistoryParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof getUsageHistory>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getUsageHistory>>,
          TError,
          Awaited<ReturnType<typeof getUsageHistory>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetUsageHistory<
  TData = Awaited<ReturnType<typeof getUsageHistory>>,
  TError = ErrorType<Unauthorized>,
>(
  params: GetUsageHistoryParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getUsageHistory>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getUsageHistory>>,
          TError,
          Awaited<ReturnType<typeof getUsageHistory>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetUsageHistory<
  TData = Awaited<ReturnType<typeof getUsageHistory>>,
  TError = ErrorType<Unauthorized>,
>(
  params: GetUsageHistoryParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getUsageHistory>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Data used over time
 */

export function useGetUsageHistory<
  TData = Awaited<ReturnType<typeof getUsageHistory>>,
  TError = ErrorType<Unauthorized>,
>(
  params: GetUsageHistoryParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getUsageHistory>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetUsageHistoryQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useGetUsageHistory} query
 */
export const invalidateGetUsageHistory = async (
  queryClient: QueryClient,
  params: GetUsageHistoryParams,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getGetUsageHistoryQueryKey(params) }, options);

  return queryClient;
};

export const getGetUsageBreakdownUrl = (params: GetUsageBreakdownParams) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value));
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0
    ? `/api/ProxyLogic/UsageBreakdown?${stringifiedParams}`
    : `/api/ProxyLogic/UsageBreakdown`;
};

/**
 * Returns the data of one tier that was used within a range, by country, host or proxy user, most used first. What counts and the rules for the range are the same as for `getUsageHistory` with `by=day`. The rows add up to `gb`, unless there are more than 100,000, in which case the server omits the least used. Hosts have no path, because a proxy cannot see the path of an HTTPS request. The server decides which of the three it records, and rejects the others. Recommended: store hosts no longer than needed, because they reveal what the customer visits.
 * @summary What data was used for
 */
export const getUsageBreakdown = (
  params: GetUsageBreakdownParams,
  options?: Parameters<typeof http>[1],
) => {
  return http<GetUsageBreakdownResponse>(getGetUsageBreakdownUrl(params), {
    operationId: 'getUsageBreakdown',
    requiresToken: true,
    ...options,
    method: 'GET',
    schema: GetUsageBreakdownResponse,
  });
};

export const getGetUsageBreakdownQueryKey = (params?: GetUsageBreakdownParams) => {
  return ['getUsageBreakdown', ...(params ? [params] : [])] as const;
};

export const getGetUsageBreakdownQueryOptions = <
  TData = Awaited<ReturnType<typeof getUsageBreakdown>>,
  TError = ErrorType<Unauthorized>,
>(
  params: GetUsageBreakdownParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getUsageBreakdown>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getGetUsageBreakdownQueryKey(params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getUsageBreakdown>>> = ({ signal }) =>
    getUsageBreakdown(params, { signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof getUsageBreakdown>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type GetUsageBreakdownQueryResult = NonNullable<
  Awaited<ReturnType<typeof getUsageBreakdown>>
>;
export type GetUsageBreakdownQueryError = ErrorType<Unauthorized>;

export function useGetUsageBreakdown<
  TData = Awaited<ReturnType<typeof getUsageBreakdown>>,
  TError = ErrorType<Unauthorized>,
>(
  params: GetUsageBreakdownParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof getUsageBreakdown>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getUsageBreakdown>>,
          TError,
          Awaited<ReturnType<typeof getUsageBreakdown>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetUsageBreakdown<
  TData = Awaited<ReturnType<typeof getUsageBreakdown>>,
  TError = ErrorType<Unauthorized>,
>(
  params: GetUsageBreakdownParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getUsageBreakdown>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getUsageBreakdown>>,
          TError,
          Awaited<ReturnType<typeof getUsageBreakdown>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetUsageBreakdown<
  TData = Awaited<ReturnType<typeof getUsageBreakdown>>,
  TError = ErrorType<Unauthorized>,
>(
  params: GetUsageBreakdownParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getUsageBreakdown>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary What data was used for
 */

export function useGetUsageBreakdown<
  TData = Awaited<ReturnType<typeof getUsageBreakdown>>,
  TError = ErrorType<Unauthorized>,
>(
  params: GetUsageBreakdownParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getUsageBreakdown>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetUsageBreakdownQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useGetUsageBreakdown} query
 */
export const invalidateGetUsageBreakdown = async (
  queryClient: QueryClient,
  params: GetUsageBreakdownParams,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getGetUsageBreakdownQueryKey(params) }, options);

  return queryClient;
};
