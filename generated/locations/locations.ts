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
import { SearchLocationsResponse } from '../model';
import type { SearchLocationsRequest, Unauthorized } from '../model';

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

export const getSearchLocationsUrl = () => {
  return `/api/Location/Search`;
};

/**
 * Returns the countries if both codes are empty, the states if only the country is set, and the cities if both are set. Changes nothing, although it is a POST. For a country without states or a state without cities, the list is empty. For an unknown place or a state without its country, the server decides whether it rejects the call or returns an empty list. It also decides whether the two tiers have the same places. Recommended: reject the call, and offer the same places in both tiers.
 * @summary List countries, the states of a country, or the cities of a state
 */
export const searchLocations = (
  searchLocationsRequest: SearchLocationsRequest,
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
  return http<SearchLocationsResponse>(getSearchLocationsUrl(), {
    operationId: 'searchLocations',
    requiresToken: true,
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(searchLocationsRequest),
    schema: SearchLocationsResponse,
  });
};

export const getSearchLocationsQueryKey = (searchLocationsRequest?: SearchLocationsRequest) => {
  return [
    'searchLocations',
    ...(searchLocationsRequest ? [searchLocationsRequest] : []),
    searchLocationsRequest,
  ] as const;
};

export const getSearchLocationsQueryOptions = <
  TData = Awaited<ReturnType<typeof searchLocations>>,
  TError = ErrorType<Unauthorized>,
>(
  searchLocationsRequest: SearchLocationsRequest,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof searchLocations>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getSearchLocationsQueryKey(searchLocationsRequest);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof searchLocations>>> = ({ signal }) =>
    searchLocations(searchLocationsRequest, { signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof searchLocations>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type SearchLocationsQueryResult = NonNullable<Awaited<ReturnType<typeof searchLocations>>>;
export type SearchLocationsQueryError = ErrorType<Unauthorized>;

export function useSearchLocations<
  TData = Awaited<ReturnType<typeof searchLocations>>,
  TError = ErrorType<Unauthorized>,
>(
  searchLocationsRequest: SearchLocationsRequest,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof searchLocations>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchLocations>>,
          TError,
          Awaited<ReturnType<typeof searchLocations>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useSearchLocations<
  TData = Awaited<ReturnType<typeof searchLocations>>,
  TError = ErrorType<Unauthorized>,
>(
  searchLocationsRequest: SearchLocationsRequest,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof searchLocations>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchLocations>>,
          TError,
          Awaited<ReturnType<typeof searchLocations>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useSearchLocations<
  TData = Awaited<ReturnType<typeof searchLocations>>,
  TError = ErrorType<Unauthorized>,
>(
  searchLocationsRequest: SearchLocationsRequest,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof searchLocations>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary List countries, the states of a country, or the cities of a state
 */

export function useSearchLocations<
  TData = Awaited<ReturnType<typeof searchLocations>>,
  TError = ErrorType<Unauthorized>,
>(
  searchLocationsRequest: SearchLocationsRequest,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof searchLocations>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getSearchLocationsQueryOptions(searchLocationsRequest, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useSearchLocations} query
 */
export const invalidateSearchLocations = async (
  queryClient: QueryClient,
  searchLocationsRequest: SearchLocationsRequest,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries(
    { queryKey: getSearchLocationsQueryKey(searchLocationsRequest) },
    options,
  );

  return queryClient;
};
