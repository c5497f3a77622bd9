/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import { useMutation } from '@tanstack/react-query';
import type {
  MutationFunction,
  QueryClient,
  UseMutationOptions,
  UseMutationResult,
} from '@tanstack/react-query';

import { CreateUserResponse } from '../model';
import type { CreateUserError, CreateUserRequest } from '../model';

import { http } from '../../src/api/http.ts';
import type { ErrorType } from '../../src/api/http.ts';

type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

export const getCreateUserUrl = () => {
  return `/create-user`;
};

/**
 * A backend function without the envelope. On another origin than the API it never gets the shop's token.
 * @summary Create the administrator's account
 */
export const createUser = async (
  createUserRequest: CreateUserRequest,
  options?: Parameters<typeof http>[1],
): Promise<CreateUserResponse> => {
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
  return http<CreateUserResponse>(getCreateUserUrl(), {
    operationId: 'createUser',
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(createUserRequest),
    schema: CreateUserResponse,
  });
};

export const getCreateUserMutationKey = () => ['createUser'] as const;

export const getCreateUserMutationOptions = <
  TError = ErrorType<CreateUserError>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof createUser>>,
    TError,
    CreateUserMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof http>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof createUser>>,
  TError,
  CreateUserMutationVariables,
  TContext
> => {
  const mutationKey = getCreateUserMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof createUser>>,
    CreateUserMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return createUser(data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type CreateUserMutationResult = NonNullable<Awaited<ReturnType<typeof createUser>>>;
export type CreateUserMutationBody = CreateUserRequest;
export type CreateUserMutationError = ErrorType<CreateUserError>;
export type CreateUserMutationVariables = { data: CreateUserRequest };

/**
 * @summary Create the administrator's account
 */
export const useCreateUser = <TError = ErrorType<CreateUserError>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof createUser>>,
      TError,
      CreateUserMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof createUser>>,
  TError,
  CreateUserMutationVariables,
  TContext
> => {
  return useMutation(getCreateUserMutationOptions(options), queryClient);
};
