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
import {
  EndOtherSessionsResponse,
  EndSessionResponse,
  ListSessionsResponse,
  LogoutResponse,
} from '../model';
import type { EndSessionRequest, Unauthorized } from '../model';

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

export const getLogoutUrl = () => {
  return `/api/SysLogin/Logout`;
};

/**
 * Revokes the token of this call. After the response, every call with it returns HTTP 401. The customer's other tokens stay valid. The server decides whether it closes the hub connections that the token opened. Recommended: close them. The shop discards its token without waiting for the response.
 * @summary Sign out
 */
export const logout = (options?: Parameters<typeof http>[1]) => {
  return http<LogoutResponse>(getLogoutUrl(), {
    operationId: 'logout',
    requiresToken: true,
    ...options,
    method: 'POST',
    schema: LogoutResponse,
  });
};

export const getListSessionsUrl = () => {
  return `/api/SysLogin/Sessions`;
};

/**
 * Returns one row for each valid token of the customer, most recently used first. The id only identifies the session: the response never contains a token or part of one.
 * @summary Where the customer is signed in
 */
export const listSessions = (options?: Parameters<typeof http>[1]) => {
  return http<ListSessionsResponse>(getListSessionsUrl(), {
    operationId: 'listSessions',
    requiresToken: true,
    ...options,
    method: 'GET',
    schema: ListSessionsResponse,
  });
};

export const getListSessionsQueryKey = () => {
  return ['listSessions'] as const;
};

export const getListSessionsQueryOptions = <
  TData = Awaited<ReturnType<typeof listSessions>>,
  TError = ErrorType<Unauthorized>,
>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData>>;
  request?: SecondParameter<typeof http>;
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListSessionsQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listSessions>>> = ({ signal }) =>
    listSessions({ signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof listSessions>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ListSessionsQueryResult = NonNullable<Awaited<ReturnType<typeof listSessions>>>;
export type ListSessionsQueryError = ErrorType<Unauthorized>;

export function useListSessions<
  TData = Awaited<ReturnType<typeof listSessions>>,
  TError = ErrorType<Unauthorized>,
>(
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSessions>>,
          TError,
          Awaited<ReturnType<typeof listSessions>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListSessions<
  TData = Awaited<ReturnType<typeof listSessions>>,
  TError = ErrorType<Unauthorized>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSessions>>,
          TError,
          Awaited<ReturnType<typeof listSessions>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListSessions<
  TData = Awaited<ReturnType<typeof listSessions>>,
  TError = ErrorType<Unauthorized>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Where the customer is signed in
 */

export function useListSessions<
  TData = Awaited<ReturnType<typeof listSessions>>,
  TError = ErrorType<Unauthorized>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListSessionsQueryOptions(options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useListSessions} query
 */
export const invalidateListSessions = async (
  queryClient: QueryClient,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getListSessionsQueryKey() }, options);

  return queryClient;
};

export const getEndSessionUrl = () => {
  return `/api/SysLogin/EndSession`;
};

/**
 * Revokes the token of one of the customer's sessions, as `logout` does for the current one.
 * @summary End one session
 */
export const endSession = (
  endSessionRequest: EndSessionRequest,
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
  return http<EndSessionResponse>(getEndSessionUrl(), {
    operationId: 'endSession',
    requiresToken: true,
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(endSessionRequest),
    schema: EndSessionResponse,
  });
};

export const getEndOtherSessionsUrl = () => {
  return `/api/SysLogin/EndOtherSessions`;
};

/**
 * Revokes all of the customer's tokens except the one of this call.
 * @summary End all other sessions
 */
export const endOtherSessions = (options?: Parameters<typeof http>[1]) => {
  return http<EndOtherSessionsResponse>(getEndOtherSessionsUrl(), {
    operationId: 'endOtherSessions',
    requiresToken: true,
    ...options,
    method: 'POST',
    schema: EndOtherSessionsResponse,
  });
};
