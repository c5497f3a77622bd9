/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import { useMutation, useQuery } from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  InvalidateOptions,
  MutationFunction,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult,
} from '@tanstack/react-query';

import {
  GetUserInfoResponse,
  LoginResponse,
  RecoverPasswordResponse,
  RegisterResponse,
  SendCodeResponse,
} from '../model';
import type {
  LoginRequest,
  RecoverPasswordRequest,
  RegisterRequest,
  SendCodeRequest,
  Unauthorized,
} from '../model';

import { http } from '../../src/api/http.ts';
import type { ErrorType } from '../../src/api/http.ts';

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

export const getLoginUrl = () => {
  return `/api/SysLogin/Login`;
};

/**
 * Answers a bearer token. A wrong password and an unknown e-mail give the same business failure.
 * @summary Sign in with e-mail and password
 */
export const login = async (
  loginRequest: LoginRequest,
  options?: Parameters<typeof http>[1],
): Promise<LoginResponse> => {
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
  return http<LoginResponse>(getLoginUrl(), {
    operationId: 'login',
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(loginRequest),
    schema: LoginResponse,
  });
};

export const getLoginMutationKey = () => ['login'] as const;

export const getLoginMutationOptions = <
  TError = ErrorType<Unauthorized>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof login>>,
    TError,
    LoginMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof http>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof login>>,
  TError,
  LoginMutationVariables,
  TContext
> => {
  const mutationKey = getLoginMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof login>>, LoginMutationVariables> = (
    props,
  ) => {
    const { data } = props ?? {};

    return login(data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type LoginMutationResult = NonNullable<Awaited<ReturnType<typeof login>>>;
export type LoginMutationBody = LoginRequest;
export type LoginMutationError = ErrorType<Unauthorized>;
export type LoginMutationVariables = { data: LoginRequest };

/**
 * @summary Sign in with e-mail and password
 */
export const useLogin = <TError = ErrorType<Unauthorized>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof login>>,
      TError,
      LoginMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof login>>,
  TError,
  LoginMutationVariables,
  TContext
> => {
  return useMutation(getLoginMutationOptions(options), queryClient);
};
export const getRegisterUrl = () => {
  return `/api/SysLogin/Register`;
};

/**
 * The code is the one that `sendCode` with smsType `register` mailed. Answers a bearer token.
 * @summary Create an account with an e-mailed code
 */
export const register = async (
  registerRequest: RegisterRequest,
  options?: Parameters<typeof http>[1],
): Promise<RegisterResponse> => {
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
  return http<RegisterResponse>(getRegisterUrl(), {
    operationId: 'register',
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(registerRequest),
    schema: RegisterResponse,
  });
};

export const getRegisterMutationKey = () => ['register'] as const;

export const getRegisterMutationOptions = <
  TError = ErrorType<Unauthorized>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof register>>,
    TError,
    RegisterMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof http>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof register>>,
  TError,
  RegisterMutationVariables,
  TContext
> => {
  const mutationKey = getRegisterMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof register>>,
    RegisterMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return register(data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type RegisterMutationResult = NonNullable<Awaited<ReturnType<typeof register>>>;
export type RegisterMutationBody = RegisterRequest;
export type RegisterMutationError = ErrorType<Unauthorized>;
export type RegisterMutationVariables = { data: RegisterRequest };

/**
 * @summary Create an account with an e-mailed code
 */
export const useRegister = <TError = ErrorType<Unauthorized>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof register>>,
      TError,
      RegisterMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof register>>,
  TError,
  RegisterMutationVariables,
  TContext
> => {
  return useMutation(getRegisterMutationOptions(options), queryClient);
};
export const getRecoverPasswordUrl = () => {
  return `/api/SysLogin/PasswordRecovery`;
};

/**
 * The code is the one that `sendCode` with smsType `recovery` mailed. All earlier tokens end.
 * @summary Set a new password with an e-mailed code
 */
export const recoverPassword = async (
  recoverPasswordRequest: RecoverPasswordRequest,
  options?: Parameters<typeof http>[1],
): Promise<RecoverPasswordResponse> => {
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
  return http<RecoverPasswordResponse>(getRecoverPasswordUrl(), {
    operationId: 'recoverPassword',
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(recoverPasswordRequest),
    schema: RecoverPasswordResponse,
  });
};

export const getRecoverPasswordMutationKey = () => ['recoverPassword'] as const;

export const getRecoverPasswordMutationOptions = <
  TError = ErrorType<Unauthorized>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof recoverPassword>>,
    TError,
    RecoverPasswordMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof http>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof recoverPassword>>,
  TError,
  RecoverPasswordMutationVariables,
  TContext
> => {
  const mutationKey = getRecoverPasswordMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof recoverPassword>>,
    RecoverPasswordMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return recoverPassword(data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type RecoverPasswordMutationResult = NonNullable<
  Awaited<ReturnType<typeof recoverPassword>>
>;
export type RecoverPasswordMutationBody = RecoverPasswordRequest;
export type RecoverPasswordMutationError = ErrorType<Unauthorized>;
export type RecoverPasswordMutationVariables = { data: RecoverPasswordRequest };

/**
 * @summary Set a new password with an e-mailed code
 */
export const useRecoverPassword = <TError = ErrorType<Unauthorized>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof recoverPassword>>,
      TError,
      RecoverPasswordMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof recoverPassword>>,
  TError,
  RecoverPasswordMutationVariables,
  TContext
> => {
  return useMutation(getRecoverPasswordMutationOptions(options), queryClient);
};
export const getSendCodeUrl = () => {
  return `/api/SysLogin/SendSes`;
};

/**
 * Mails a code of 6 digits that is valid for 10 minutes, once. At most one each 60 seconds for an e-mail and smsType.
 * @summary Mail a verification code
 */
export const sendCode = async (
  sendCodeRequest: SendCodeRequest,
  options?: Parameters<typeof http>[1],
): Promise<SendCodeResponse> => {
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
  return http<SendCodeResponse>(getSendCodeUrl(), {
    operationId: 'sendCode',
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(sendCodeRequest),
    schema: SendCodeResponse,
  });
};

export const getSendCodeMutationKey = () => ['sendCode'] as const;

export const getSendCodeMutationOptions = <
  TError = ErrorType<Unauthorized>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof sendCode>>,
    TError,
    SendCodeMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof http>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof sendCode>>,
  TError,
  SendCodeMutationVariables,
  TContext
> => {
  const mutationKey = getSendCodeMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof sendCode>>,
    SendCodeMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return sendCode(data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type SendCodeMutationResult = NonNullable<Awaited<ReturnType<typeof sendCode>>>;
export type SendCodeMutationBody = SendCodeRequest;
export type SendCodeMutationError = ErrorType<Unauthorized>;
export type SendCodeMutationVariables = { data: SendCodeRequest };

/**
 * @summary Mail a verification code
 */
export const useSendCode = <TError = ErrorType<Unauthorized>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof sendCode>>,
      TError,
      SendCodeMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof sendCode>>,
  TError,
  SendCodeMutationVariables,
  TContext
> => {
  return useMutation(getSendCodeMutationOptions(options), queryClient);
};
export const getGetUserInfoUrl = () => {
  return `/api/SysLogin/GetUserInfo`;
};

/**
 * The customer whom the bearer token belongs to.
 * @summary The signed-in customer
 */
export const getUserInfo = async (
  options?: Parameters<typeof http>[1],
): Promise<GetUserInfoResponse> => {
  return http<GetUserInfoResponse>(getGetUserInfoUrl(), {
    operationId: 'getUserInfo',
    requiresToken: true,
    ...options,
    method: 'GET',
    schema: GetUserInfoResponse,
  });
};

export const getGetUserInfoQueryKey = () => {
  return ['getUserInfo'] as const;
};

export const getGetUserInfoQueryOptions = <
  TData = Awaited<ReturnType<typeof getUserInfo>>,
  TError = ErrorType<Unauthorized>,
>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserInfo>>, TError, TData>>;
  request?: SecondParameter<typeof http>;
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getGetUserInfoQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getUserInfo>>> = ({ signal }) =>
    getUserInfo({ signal, ...requestOptions });

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof getUserInfo>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type GetUserInfoQueryResult = NonNullable<Awaited<ReturnType<typeof getUserInfo>>>;
export type GetUserInfoQueryError = ErrorType<Unauthorized>;

export function useGetUserInfo<
  TData = Awaited<ReturnType<typeof getUserInfo>>,
  TError = ErrorType<Unauthorized>,
>(
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserInfo>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getUserInfo>>,
          TError,
          Awaited<ReturnType<typeof getUserInfo>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetUserInfo<
  TData = Awaited<ReturnType<typeof getUserInfo>>,
  TError = ErrorType<Unauthorized>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserInfo>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getUserInfo>>,
          TError,
          Awaited<ReturnType<typeof getUserInfo>>
        >,
        'initialData'
      >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetUserInfo<
  TData = Awaited<ReturnType<typeof getUserInfo>>,
  TError = ErrorType<Unauthorized>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserInfo>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary The signed-in customer
 */

export function useGetUserInfo<
  TData = Awaited<ReturnType<typeof getUserInfo>>,
  TError = ErrorType<Unauthorized>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserInfo>>, TError, TData>>;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetUserInfoQueryOptions(options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useGetUserInfo} query
 */
export const invalidateGetUserInfo = async (
  queryClient: QueryClient,
  options?: InvalidateOptions,
): Promise<QueryClient> => {
  await queryClient.invalidateQueries({ queryKey: getGetUserInfoQueryKey() }, options);

  return queryClient;
};
