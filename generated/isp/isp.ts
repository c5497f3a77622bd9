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
import { GetIspPlanResponse, ListIspPlansResponse, ReplaceIpsResponse } from '../model';
import type { GetIspPlanParams, ReplaceIpsRequest, Unauthorized } from '../model';

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

export const getListIspPlansUrl = () => {
  return `/api/UserIsps/GetIspList`;
};

/**
 * Returns all plans, including expired ones, most recently bought first. A renewal does not change the sequence.
 * @summary The customer's ISP plans
 */
export const listIspPlans = (options?: Parameters<typeof http>[1]) => {
  return http<ListIspPlansResponse>(getListIspPlansUrl(), {
    operationId: 'listIspPlans',
    requiresToken: true,
    ...options,
    method: 'GET',
    schema: ListIspPlansResponse,
  });
};

export const getListIspPlansQueryKey = () => {
  return ['listIspPlans'] as const;
};

export const getListIspPlansQueryOptions = <
  TData = Awaited<ReturnType<typeof listIspPlans>>,
  TError = ErrorType<Unauthorized>,
>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listIspPlans>>, TError, TData>>;
  request?: SecondParameter<typeof http>;
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListIspPlansQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listIspPlans>>> = ({ signal }) =>
    listIspPlans({ signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof listIspPlans>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ListIspPlansQueryResult = NonNullable<Awaited<ReturnType<typeof listIspPlans>>>;
export type ListIspPlansQueryError = ErrorType<Unauthorized>;

export function useListIspPlans<
  TData = Awaited<ReturnType<typeof listIspPlans>>,
  TError = ErrorType<Unauthorized>,
>(
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof listIspPlans>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listIspPlans>>,
          TError,
          Awaited<ReturnType<typeof listIspPlans>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListIspPlans<
  TData = Awaited<ReturnType<typeof listIspPlans>>,
  TError = ErrorType<Unauthorized>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listIspPlans>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listIspPlans>>,
          TError,
          Awaited<ReturnType<typeof listIspPlans>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListIspPlans<
  TData = Awaited<ReturnType<typeof listIspPlans>>,
  TError = ErrorType<Unauthorized>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listIspPlans>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary The customer's ISP plans
 */

export function useListIspPlans<
  TData = Awaited<ReturnType<typeof listIspPlans>>,
  TError = ErrorType<Unauthorized>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listIspPlans>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListIspPlansQueryOptions(options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useListIspPlans} query
 */
export const invalidateListIspPlans = async (
  queryClient: QueryClient,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getListIspPlansQueryKey() }, options);

  return queryClient;
};

export const getGetIspPlanUrl = (params: GetIspPlanParams) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value));
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0
    ? `/api/UserIsps/FindIspsByOrderNo?${stringifiedParams}`
    : `/api/UserIsps/FindIspsByOrderNo`;
};

/**
 * Returns the plan and its addresses.
 * @summary One ISP plan with its proxies
 */
export const getIspPlan = (params: GetIspPlanParams, options?: Parameters<typeof http>[1]) => {
  return http<GetIspPlanResponse>(getGetIspPlanUrl(params), {
    operationId: 'getIspPlan',
    requiresToken: true,
    ...options,
    method: 'GET',
    schema: GetIspPlanResponse,
  });
};

export const getGetIspPlanQueryKey = (params?: GetIspPlanParams) => {
  return ['getIspPlan', ...(params ? [params] : [])] as const;
};

export const getGetIspPlanQueryOptions = <
  TData = Awaited<ReturnType<typeof getIspPlan>>,
  TError = ErrorType<Unauthorized>,
>(
  params: GetIspPlanParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getIspPlan>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getGetIspPlanQueryKey(params);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getIspPlan>>> = ({ signal }) =>
    getIspPlan(params, { signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof getIspPlan>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type GetIspPlanQueryResult = NonNullable<Awaited<ReturnType<typeof getIspPlan>>>;
export type GetIspPlanQueryError = ErrorType<Unauthorized>;

export function useGetIspPlan<
  TData = Awaited<ReturnType<typeof getIspPlan>>,
  TError = ErrorType<Unauthorized>,
>(
  params: GetIspPlanParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof getIspPlan>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getIspPlan>>,
          TError,
          Awaited<ReturnType<typeof getIspPlan>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetIspPlan<
  TData = Awaited<ReturnType<typeof getIspPlan>>,
  TError = ErrorType<Unauthorized>,
>(
  params: GetIspPlanParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getIspPlan>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getIspPlan>>,
          TError,
          Awaited<ReturnType<typeof getIspPlan>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetIspPlan<
  TData = Awaited<ReturnType<typeof getIspPlan>>,
  TError = ErrorType<Unauthorized>,
>(
  params: GetIspPlanParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getIspPlan>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary One ISP plan with its proxies
 */

export function useGetIspPlan<
  TData = Awaited<ReturnType<typeof getIspPlan>>,
  TError = ErrorType<Unauthorized>,
>(
  params: GetIspPlanParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getIspPlan>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetIspPlanQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useGetIspPlan} query
 */
export const invalidateGetIspPlan = async (
  queryClient: QueryClient,
  params: GetIspPlanParams,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getGetIspPlanQueryKey(params) }, options);

  return queryClient;
};

export const getReplaceIpsUrl = () => {
  return `/api/UserIsps/ReplaceIps`;
};

/**
 * With dryRun true, the call returns a preview and changes nothing. With dryRun false, it replaces the addresses immediately if that is free. Otherwise, it creates an order with its own number and returns the payment page, and the server replaces the addresses after the payment. Each address beyond the plan's `replacements.left` costs `replacements.price`; if there is no price, the server rejects the whole call. Either all addresses are replaced or none. The plan keeps its order number, quantity and expiry. The server decides whether it replaces an address that works. Recommended: replace it, because a site may be blocking it.
 * @summary Replace addresses of an ISP plan
 */
export const replaceIps = (
  replaceIpsRequest: ReplaceIpsRequest,
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
  return http<ReplaceIpsResponse>(getReplaceIpsUrl(), {
    operationId: 'replaceIps',
    requiresToken: true,
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(replaceIpsRequest),
    schema: ReplaceIpsResponse,
  });
};
