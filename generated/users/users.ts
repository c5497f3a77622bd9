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
  CreateProxyUserResponse,
  DeleteProxyUserResponse,
  GetAllowedIpsResponse,
  ListProxyUsersResponse,
  ResetProxyUserPasswordResponse,
  SaveAllowedIpsResponse,
  SaveProxyUserResponse,
} from '../model';
import type {
  CreateProxyUserRequest,
  ProxyUserRequest,
  SaveAllowedIpsRequest,
  SaveProxyUserRequest,
  Unauthorized,
} from '../model';

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

export const getListProxyUsersUrl = () => {
  return `/api/ProxyUsers/List`;
};

/**
 * Returns the customer's proxy users, newest first, without their passwords. Proxy users are additional user names for the proxies. Each uses the customer's data of one tier, up to a limit. They cannot sign in to the shop.
 * @summary The customer's proxy users
 */
export const listProxyUsers = (options?: Parameters<typeof http>[1]) => {
  return http<ListProxyUsersResponse>(getListProxyUsersUrl(), {
    operationId: 'listProxyUsers',
    requiresToken: true,
    ...options,
    method: 'GET',
    schema: ListProxyUsersResponse,
  });
};

export const getListProxyUsersQueryKey = () => {
  return ['listProxyUsers'] as const;
};

export const getListProxyUsersQueryOptions = <
  TData = Awaited<ReturnType<typeof listProxyUsers>>,
  TError = ErrorType<Unauthorized>,
>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listProxyUsers>>, TError, TData>>;
  request?: SecondParameter<typeof http>;
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListProxyUsersQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listProxyUsers>>> = ({ signal }) =>
    listProxyUsers({ signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof listProxyUsers>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ListProxyUsersQueryResult = NonNullable<Awaited<ReturnType<typeof listProxyUsers>>>;
export type ListProxyUsersQueryError = ErrorType<Unauthorized>;

export function useListProxyUsers<
  TData = Awaited<ReturnType<typeof listProxyUsers>>,
  TError = ErrorType<Unauthorized>,
>(
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof listProxyUsers>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listProxyUsers>>,
          TError,
          Awaited<ReturnType<typeof listProxyUsers>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListProxyUsers<
  TData = Awaited<ReturnType<typeof listProxyUsers>>,
  TError = ErrorType<Unauthorized>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listProxyUsers>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listProxyUsers>>,
          TError,
          Awaited<ReturnType<typeof listProxyUsers>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListProxyUsers<
  TData = Awaited<ReturnType<typeof listProxyUsers>>,
  TError = ErrorType<Unauthorized>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listProxyUsers>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary The customer's proxy users
 */

export function useListProxyUsers<
  TData = Awaited<ReturnType<typeof listProxyUsers>>,
  TError = ErrorType<Unauthorized>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listProxyUsers>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListProxyUsersQueryOptions(options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useListProxyUsers} query
 */
export const invalidateListProxyUsers = async (
  queryClient: QueryClient,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getListProxyUsersQueryKey() }, options);

  return queryClient;
};

export const getCreateProxyUserUrl = () => {
  return `/api/ProxyUsers/Create`;
};

/**
 * The server chooses the user name and the password. Only this response contains the password, so the server only needs to store a hash of it. The server rejects a name that another of the customer's proxy users has, ignoring case, and rejects more users than it allows.
 * @summary Create a proxy user
 */
export const createProxyUser = (
  createProxyUserRequest: CreateProxyUserRequest,
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
  return http<CreateProxyUserResponse>(getCreateProxyUserUrl(), {
    operationId: 'createProxyUser',
    requiresToken: true,
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(createProxyUserRequest),
    schema: CreateProxyUserResponse,
  });
};

export const getSaveProxyUserUrl = () => {
  return `/api/ProxyUsers/Save`;
};

/**
 * Replaces the name, the tier, the limit, its period and whether the user is active. The user name and the password stay the same. Within a minute of a user's deactivation, the proxies reject the user and close open connections. After the limit changes, data already used in the current period still counts. After the period changes, the data used in the new period counts.
 * @summary Change a proxy user
 */
export const saveProxyUser = (
  saveProxyUserRequest: SaveProxyUserRequest,
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
  return http<SaveProxyUserResponse>(getSaveProxyUserUrl(), {
    operationId: 'saveProxyUser',
    requiresToken: true,
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(saveProxyUserRequest),
    schema: SaveProxyUserResponse,
  });
};

export const getResetProxyUserPasswordUrl = () => {
  return `/api/ProxyUsers/ResetPassword`;
};

/**
 * The server chooses the password. Only this response contains it. Lines with the old password stop working within a minute.
 * @summary Give a proxy user a new password
 */
export const resetProxyUserPassword = (
  proxyUserRequest: ProxyUserRequest,
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
  return http<ResetProxyUserPasswordResponse>(getResetProxyUserPasswordUrl(), {
    operationId: 'resetProxyUserPassword',
    requiresToken: true,
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(proxyUserRequest),
    schema: ResetProxyUserPasswordResponse,
  });
};

export const getDeleteProxyUserUrl = () => {
  return `/api/ProxyUsers/Delete`;
};

/**
 * The user's lines stop working within a minute. The usage still lists the user's data by name. The id and the user name are never reused.
 * @summary Delete a proxy user
 */
export const deleteProxyUser = (
  proxyUserRequest: ProxyUserRequest,
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
  return http<DeleteProxyUserResponse>(getDeleteProxyUserUrl(), {
    operationId: 'deleteProxyUser',
    requiresToken: true,
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(proxyUserRequest),
    schema: DeleteProxyUserResponse,
  });
};

export const getGetAllowedIpsUrl = () => {
  return `/api/ProxyUsers/AllowedIps`;
};

/**
 * From these addresses, the proxies accept the user names of the customer and of their proxy users without a password. Lines still contain the user name, which identifies the customer, but have an empty password. The limits of proxy users still apply, and so does a deactivation. Two customers may have the same address.
 * @summary Addresses that need no password
 */
export const getAllowedIps = (options?: Parameters<typeof http>[1]) => {
  return http<GetAllowedIpsResponse>(getGetAllowedIpsUrl(), {
    operationId: 'getAllowedIps',
    requiresToken: true,
    ...options,
    method: 'GET',
    schema: GetAllowedIpsResponse,
  });
};

export const getGetAllowedIpsQueryKey = () => {
  return ['getAllowedIps'] as const;
};

export const getGetAllowedIpsQueryOptions = <
  TData = Awaited<ReturnType<typeof getAllowedIps>>,
  TError = ErrorType<Unauthorized>,
>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getAllowedIps>>, TError, TData>>;
  request?: SecondParameter<typeof http>;
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getGetAllowedIpsQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getAllowedIps>>> = ({ signal }) =>
    getAllowedIps({ signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof getAllowedIps>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type GetAllowedIpsQueryResult = NonNullable<Awaited<ReturnType<typeof getAllowedIps>>>;
export type GetAllowedIpsQueryError = ErrorType<Unauthorized>;

export function useGetAllowedIps<
  TData = Awaited<ReturnType<typeof getAllowedIps>>,
  TError = ErrorType<Unauthorized>,
>(
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof getAllowedIps>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAllowedIps>>,
          TError,
          Awaited<ReturnType<typeof getAllowedIps>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetAllowedIps<
  TData = Awaited<ReturnType<typeof getAllowedIps>>,
  TError = ErrorType<Unauthorized>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getAllowedIps>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAllowedIps>>,
          TError,
          Awaited<ReturnType<typeof getAllowedIps>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetAllowedIps<
  TData = Awaited<ReturnType<typeof getAllowedIps>>,
  TError = ErrorType<Unauthorized>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getAllowedIps>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Addresses that need no password
 */

export function useGetAllowedIps<
  TData = Awaited<ReturnType<typeof getAllowedIps>>,
  TError = ErrorType<Unauthorized>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getAllowedIps>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetAllowedIpsQueryOptions(options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useGetAllowedIps} query
 */
export const invalidateGetAllowedIps = async (
  queryClient: QueryClient,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getGetAllowedIpsQueryKey() }, options);

  return queryClient;
};

export const getSaveAllowedIpsUrl = () => {
  return `/api/ProxyUsers/SaveAllowedIps`;
};

/**
 * Replaces the whole list, and takes effect within a minute. If the list is empty, every address needs a password. The server rejects the whole list if an entry is not an IPv4 or IPv6 address or network in CIDR notation, if an IPv4 network is larger than /16 or an IPv6 network larger than /48, or if an entry cannot be the source of a connection over the internet: private (RFC 1918 and unique local), carrier-grade NAT, loopback, link-local, multicast, broadcast, unspecified, or IPv4-mapped IPv6. The message names the entry. The response contains the list as stored, in the order of the request and without duplicates. IPv6 is written as in RFC 5952. A network is identified by its first address, and a network of one address has no prefix length.
 * @summary Replace the addresses that need no password
 */
export const saveAllowedIps = (
  saveAllowedIpsRequest: SaveAllowedIpsRequest,
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
  return http<SaveAllowedIpsResponse>(getSaveAllowedIpsUrl(), {
    operationId: 'saveAllowedIps',
    requiresToken: true,
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(saveAllowedIpsRequest),
    schema: SaveAllowedIpsResponse,
  });
};
