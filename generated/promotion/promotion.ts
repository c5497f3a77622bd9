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

import { CheckDiscountResponse } from '../model';
import type { CheckDiscountParams, Unauthorized } from '../model';

import { http } from '../../src/api/http.ts';
import type { ErrorType } from '../../src/api/http.ts';

type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

export const getCheckDiscountUrl = (params: CheckDiscountParams) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value));
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0
    ? `/api/PromotionCode/GetDiscount?${stringifiedParams}`
    : `/api/PromotionCode/GetDiscount`;
};

/**
 * Answers the discounted price. A `usd` outside 0 <= usd < amount counts as an invalid code.
 * @summary What an amount costs with a discount code
 */
export const checkDiscount = async (
  params: CheckDiscountParams,
  options?: Parameters<typeof http>[1],
): Promise<CheckDiscountResponse> => {
  return http<CheckDiscountResponse>(getCheckDiscountUrl(params), {
    operationId: 'checkDiscount',
    ...options,
    method: 'GET',
    schema: CheckDiscountResponse,
  });
};

export const getCheckDiscountMutationKey = () => ['checkDiscount'] as const;

export const getCheckDiscountMutationOptions = <
  TError = ErrorType<Unauthorized>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof checkDiscount>>,
    TError,
    CheckDiscountMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof http>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof checkDiscount>>,
  TError,
  CheckDiscountMutationVariables,
  TContext
> => {
  const mutationKey = getCheckDiscountMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof checkDiscount>>,
    CheckDiscountMutationVariables
  > = (props) => {
    const { params } = props ?? {};

    return checkDiscount(params, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type CheckDiscountMutationResult = NonNullable<Awaited<ReturnType<typeof checkDiscount>>>;

export type CheckDiscountMutationError = ErrorType<Unauthorized>;
export type CheckDiscountMutationVariables = { params: CheckDiscountParams };

/**
 * @summary What an amount costs with a discount code
 */
export const useCheckDiscount = <TError = ErrorType<Unauthorized>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof checkDiscount>>,
      TError,
      CheckDiscountMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof checkDiscount>>,
  TError,
  CheckDiscountMutationVariables,
  TContext
> => {
  return useMutation(getCheckDiscountMutationOptions(options), queryClient);
};
