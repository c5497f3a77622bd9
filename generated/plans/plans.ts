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
import { ListStaticPlansResponse } from '../model';
import type { Unauthorized } from '../model';

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

export const getListStaticPlansUrl = () => {
  return `/api/StaticPlan/GetPlanBy`;
};

/**
 * Returns at least two plans. The shop sells the second, an ISP plan, and does not show the others. A server that has no ISP plan for sale returns a business failure.
 * @summary Plans that are sold per IP
 */
export const listStaticPlans = (options?: Parameters<typeof http>[1]) => {
  return http<ListStaticPlansResponse>(getListStaticPlansUrl(), {
    operationId: 'listStaticPlans',
    requiresToken: true,
    ...options,
    method: 'GET',
    schema: ListStaticPlansResponse,
  });
};

export const getListStaticPlansQueryKey = () => {
  return ['listStaticPlans'] as const;
};

export const getListStaticPlansQueryOptions = <
  TData = Awaited<ReturnType<typeof listStaticPlans>>,
  TError = ErrorType<Unauthorized>,
>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listStaticPlans>>, TError, TData>>;
  request?: SecondParameter<typeof http>;
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListStaticPlansQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listStaticPlans>>> = ({ signal }) =>
    listStaticPlans({ signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof listStaticPlans>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ListStaticPlansQueryResult = NonNullable<Awaited<ReturnType<typeof listStaticPlans>>>;
export type ListStaticPlansQueryError = ErrorType<Unauthorized>;

export function useListStaticPlans<
  TData = Awaited<ReturnType<typeof listStaticPlans>>,
  TError = ErrorType<Unauthorized>,
>(
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof listStaticPlans>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listStaticPlans>>,
          TError,
          Awaited<ReturnType<typeof listStaticPlans>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListStaticPlans<
  TData = Awaited<ReturnType<typeof listStaticPlans>>,
  TError = ErrorType<Unauthorized>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listStaticPlans>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listStaticPlans>>,
          TError,
          Awaited<ReturnType<typeof listStaticPlans>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListStaticPlans<
  TData = Awaited<ReturnType<typeof listStaticPlans>>,
  TError = ErrorType<Unauthorized>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listStaticPlans>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Plans that are sold per IP
 */

export function useListStaticPlans<
  TData = Awaited<ReturnType<typeof listStaticPlans>>,
  TError = ErrorType<Unauthorized>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listStaticPlans>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListStaticPlansQueryOptions(options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useListStaticPlans} query
 */
export const invalidateListStaticPlans = async (
  queryClient: QueryClient,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getListStaticPlansQueryKey() }, options);

  return queryClient;
};
