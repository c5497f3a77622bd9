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
import { GetAlertsResponse, SaveAlertsResponse, TestAlertsResponse } from '../model';
import type { SaveAlertsRequest, TestAlertsRequest, Unauthorized } from '../model';

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

export const getGetAlertsUrl = () => {
  return `/api/Alerts/Get`;
};

/**
 * Returns the customer's settings, or the server's defaults until the customer saves settings. Recommended defaults: an email at 10 percent, 3 days before an expiry and 24 hours before a charge.
 * @summary When the customer is alerted, and how
 */
export const getAlerts = (options?: Parameters<typeof http>[1]) => {
  return http<GetAlertsResponse>(getGetAlertsUrl(), {
    operationId: 'getAlerts',
    requiresToken: true,
    ...options,
    method: 'GET',
    schema: GetAlertsResponse,
  });
};

export const getGetAlertsQueryKey = () => {
  return ['getAlerts'] as const;
};

export const getGetAlertsQueryOptions = <
  TData = Awaited<ReturnType<typeof getAlerts>>,
  TError = ErrorType<Unauthorized>,
>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getAlerts>>, TError, TData>>;
  request?: SecondParameter<typeof http>;
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getGetAlertsQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getAlerts>>> = ({ signal }) =>
    getAlerts({ signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof getAlerts>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type GetAlertsQueryResult = NonNullable<Awaited<ReturnType<typeof getAlerts>>>;
export type GetAlertsQueryError = ErrorType<Unauthorized>;

export function useGetAlerts<
  TData = Awaited<ReturnType<typeof getAlerts>>,
  TError = ErrorType<Unauthorized>,
>(
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof getAlerts>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAlerts>>,
          TError,
          Awaited<ReturnType<typeof getAlerts>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetAlerts<
  TData = Awaited<ReturnType<typeof getAlerts>>,
  TError = ErrorType<Unauthorized>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getAlerts>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAlerts>>,
          TError,
          Awaited<ReturnType<typeof getAlerts>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetAlerts<
  TData = Awaited<ReturnType<typeof getAlerts>>,
  TError = ErrorType<Unauthorized>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getAlerts>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary When the customer is alerted, and how
 */

export function useGetAlerts<
  TData = Awaited<ReturnType<typeof getAlerts>>,
  TError = ErrorType<Unauthorized>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getAlerts>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetAlertsQueryOptions(options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useGetAlerts} query
 */
export const invalidateGetAlerts = async (
  queryClient: QueryClient,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getGetAlertsQueryKey() }, options);

  return queryClient;
};

export const getSaveAlertsUrl = () => {
  return `/api/Alerts/Save`;
};

/**
 * Replaces all settings. A channel that is omitted is off. Emails are sent to the account's address. The server sends an alert to each channel that is on, once for each threshold: when a tier has only the given percentage of its total data left; the given number of days before data or an ISP plan expires, unless the plan renews automatically; and the given number of hours before a plan is charged. A purchase resets the thresholds. The server rejects a webhook URL that is not https, that contains a user name or password, or whose host is the server's own machine or a private address. It does not follow redirects from a webhook. A webhook receives a POST request with a `Notice` as JSON, which is sent only once, whatever the response.
 * @summary Set when the customer is alerted, and how
 */
export const saveAlerts = (
  saveAlertsRequest: SaveAlertsRequest,
  options?: Parameters<typeof http>[1],
) => {
  const getHeaders = (
    h?: NonNullable<RequestInit['headers']>,
  ): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(
          h as Iterable<Iterable<string>>,
          (entry) => Array.from(entry) as [string, string],
        ),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
  return http<SaveAlertsResponse>(getSaveAlertsUrl(), {
    operationId: 'saveAlerts',
    requiresToken: true,
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(saveAlertsRequest),
    schema: SaveAlertsResponse,
  });
};

export const getTestAlertsUrl = () => {
  return `/api/Alerts/Test`;
};

/**
 * Sends an alert of the kind `test` to one saved channel, and as the event `Notice` to the customer's open pages. Success means that the message was delivered, for example that the webhook returned a 2xx status. The server decides how often it allows a test, and rejects more frequent calls. Recommended: once every 10 seconds.
 * @summary Send a test to one channel
 */
export const testAlerts = (
  testAlertsRequest: TestAlertsRequest,
  options?: Parameters<typeof http>[1],
) => {
  const getHeaders = (
    h?: NonNullable<RequestInit['headers']>,
  ): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(
          h as Iterable<Iterable<string>>,
          (entry) => Array.from(entry) as [string, string],
        ),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
  return http<TestAlertsResponse>(getTestAlertsUrl(), {
    operationId: 'testAlerts',
    requiresToken: true,
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(testAlertsRequest),
    schema: TestAlertsResponse,
  });
};
