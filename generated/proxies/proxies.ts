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
import { CheckLineResponse, GetBandwidthResponse, GetProxyConfigResponse } from '../model';
import type { CheckLineRequest, GetProxyConfigParams, Unauthorized } from '../model';

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

export const getGetProxyConfigUrl = (params: GetProxyConfigParams) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value));
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0
    ? `/api/ProxyLogic/GetProxyConfig?${stringifiedParams}`
    : `/api/ProxyLogic/GetProxyConfig`;
};

/**
 * The browser builds the lines, so the server only learns how many there are. The shop omits parameters that the customer has not chosen, and sends a state with its country and a city with its state. The server decides whether it rejects an unknown place, a state without its country or a city without its state, and whether it rejects a `count` above 5000. Recommended: reject such places, and accept every `count`.
 * @summary The parts of proxy lines
 */
export const getProxyConfig = (
  params: GetProxyConfigParams,
  options?: Parameters<typeof http>[1],
) => {
  return http<GetProxyConfigResponse>(getGetProxyConfigUrl(params), {
    operationId: 'getProxyConfig',
    requiresToken: true,
    ...options,
    method: 'GET',
    schema: GetProxyConfigResponse,
  });
};

export const getGetBandwidthUrl = () => {
  return `/api/ProxyLogic/BandwidthAnalysis`;
};

/**
 * Returns the total and the used data of both tiers in GB.
 * @summary Residential data bought and used
 */
export const getBandwidth = (options?: Parameters<typeof http>[1]) => {
  return http<GetBandwidthResponse>(getGetBandwidthUrl(), {
    operationId: 'getBandwidth',
    requiresToken: true,
    ...options,
    method: 'GET',
    schema: GetBandwidthResponse,
  });
};

export const getGetBandwidthQueryKey = () => {
  return ['getBandwidth'] as const;
};

export const getGetBandwidthQueryOptions = <
  TData = Awaited<ReturnType<typeof getBandwidth>>,
  TError = ErrorType<Unauthorized>,
>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getBandwidth>>, TError, TData>>;
  request?: SecondParameter<typeof http>;
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getGetBandwidthQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getBandwidth>>> = ({ signal }) =>
    getBandwidth({ signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof getBandwidth>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type GetBandwidthQueryResult = NonNullable<Awaited<ReturnType<typeof getBandwidth>>>;
export type GetBandwidthQueryError = ErrorType<Unauthorized>;

export function useGetBandwidth<
  TData = Awaited<ReturnType<typeof getBandwidth>>,
  TError = ErrorType<Unauthorized>,
>(
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof getBandwidth>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBandwidth>>,
          TError,
          Awaited<ReturnType<typeof getBandwidth>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetBandwidth<
  TData = Awaited<ReturnType<typeof getBandwidth>>,
  TError = ErrorType<Unauthorized>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getBandwidth>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBandwidth>>,
          TError,
          Awaited<ReturnType<typeof getBandwidth>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetBandwidth<
  TData = Awaited<ReturnType<typeof getBandwidth>>,
  TError = ErrorType<Unauthorized>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getBandwidth>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Residential data bought and used
 */

export function useGetBandwidth<
  TData = Awaited<ReturnType<typeof getBandwidth>>,
  TError = ErrorType<Unauthorized>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getBandwidth>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetBandwidthQueryOptions(options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useGetBandwidth} query
 */
export const invalidateGetBandwidth = async (
  queryClient: QueryClient,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getGetBandwidthQueryKey() }, options);

  return queryClient;
};

export const getCheckLineUrl = () => {
  return `/api/ProxyLogic/CheckLine`;
};

/**
 * The server connects through the line as a customer's program would, and reports the exit address, or why the line does not work. The check changes nothing and uses none of the customer's data. The server connects only to its own hosts and ports, and returns `unknown_host` for all others without connecting. If the line does not work, the call still succeeds.
 * @summary Check one proxy line
 */
export const checkLine = (
  checkLineRequest: CheckLineRequest,
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
  return http<CheckLineResponse>(getCheckLineUrl(), {
    operationId: 'checkLine',
    requiresToken: true,
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(checkLineRequest),
    schema: CheckLineResponse,
  });
};
