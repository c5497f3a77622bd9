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

import {
  BuyIspResponse,
  BuyResidentialResponse,
  CancelSubscriptionResponse,
  CreateSubscriptionResponse,
  RenewIspResponse,
} from '../model';
import type {
  BuyIspRequest,
  BuyResidentialRequest,
  CancelSubscriptionParams,
  CreateSubscriptionParams,
  RenewIspRequest,
  Unauthorized,
} from '../model';

import { http } from '../../src/api/http.ts';
import type { ErrorType } from '../../src/api/http.ts';

type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

export const getBuyResidentialUrl = () => {
  return `/api/ProxyBuy/DynamicResidenceRecharge`;
};

/**
 * Makes an order that is not paid and answers the address of its hosted payment page.
 * @summary Buy residential data
 */
export const buyResidential = async (
  buyResidentialRequest: BuyResidentialRequest,
  options?: Parameters<typeof http>[1],
): Promise<BuyResidentialResponse> => {
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
  return http<BuyResidentialResponse>(getBuyResidentialUrl(), {
    operationId: 'buyResidential',
    requiresToken: true,
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(buyResidentialRequest),
    schema: BuyResidentialResponse,
  });
};

export const getBuyResidentialMutationKey = () => ['buyResidential'] as const;

export const getBuyResidentialMutationOptions = <
  TError = ErrorType<Unauthorized>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof buyResidential>>,
    TError,
    BuyResidentialMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof http>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof buyResidential>>,
  TError,
  BuyResidentialMutationVariables,
  TContext
> => {
  const mutationKey = getBuyResidentialMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof buyResidential>>,
    BuyResidentialMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return buyResidential(data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type BuyResidentialMutationResult = NonNullable<Awaited<ReturnType<typeof buyResidential>>>;
export type BuyResidentialMutationBody = BuyResidentialRequest;
export type BuyResidentialMutationError = ErrorType<Unauthorized>;
export type BuyResidentialMutationVariables = { data: BuyResidentialRequest };

/**
 * @summary Buy residential data
 */
export const useBuyResidential = <TError = ErrorType<Unauthorized>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof buyResidential>>,
      TError,
      BuyResidentialMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof buyResidential>>,
  TError,
  BuyResidentialMutationVariables,
  TContext
> => {
  return useMutation(getBuyResidentialMutationOptions(options), queryClient);
};
export const getBuyIspUrl = () => {
  return `/api/ProxyBuy/StaticResidenceRecharge`;
};

/**
 * Makes an order that is not paid and answers the address of its hosted payment page.
 * @summary Buy ISP addresses
 */
export const buyIsp = async (
  buyIspRequest: BuyIspRequest,
  options?: Parameters<typeof http>[1],
): Promise<BuyIspResponse> => {
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
  return http<BuyIspResponse>(getBuyIspUrl(), {
    operationId: 'buyIsp',
    requiresToken: true,
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(buyIspRequest),
    schema: BuyIspResponse,
  });
};

export const getBuyIspMutationKey = () => ['buyIsp'] as const;

export const getBuyIspMutationOptions = <
  TError = ErrorType<Unauthorized>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof buyIsp>>,
    TError,
    BuyIspMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof http>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof buyIsp>>,
  TError,
  BuyIspMutationVariables,
  TContext
> => {
  const mutationKey = getBuyIspMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof buyIsp>>,
    BuyIspMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return buyIsp(data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type BuyIspMutationResult = NonNullable<Awaited<ReturnType<typeof buyIsp>>>;
export type BuyIspMutationBody = BuyIspRequest;
export type BuyIspMutationError = ErrorType<Unauthorized>;
export type BuyIspMutationVariables = { data: BuyIspRequest };

/**
 * @summary Buy ISP addresses
 */
export const useBuyIsp = <TError = ErrorType<Unauthorized>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof buyIsp>>,
      TError,
      BuyIspMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof buyIsp>>,
  TError,
  BuyIspMutationVariables,
  TContext
> => {
  return useMutation(getBuyIspMutationOptions(options), queryClient);
};
export const getRenewIspUrl = () => {
  return `/api/ProxyBuy/StaticResidenceRenew`;
};

/**
 * With realPay 0 the answer is a quote and nothing changes. With realPay 1 an order is made and its payment page answered.
 * @summary Quote or buy the renewal of an ISP plan
 */
export const renewIsp = async (
  renewIspRequest: RenewIspRequest,
  options?: Parameters<typeof http>[1],
): Promise<RenewIspResponse> => {
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
  return http<RenewIspResponse>(getRenewIspUrl(), {
    operationId: 'renewIsp',
    requiresToken: true,
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(renewIspRequest),
    schema: RenewIspResponse,
  });
};

export const getRenewIspMutationKey = () => ['renewIsp'] as const;

export const getRenewIspMutationOptions = <
  TError = ErrorType<Unauthorized>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof renewIsp>>,
    TError,
    RenewIspMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof http>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof renewIsp>>,
  TError,
  RenewIspMutationVariables,
  TContext
> => {
  const mutationKey = getRenewIspMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof renewIsp>>,
    RenewIspMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return renewIsp(data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type RenewIspMutationResult = NonNullable<Awaited<ReturnType<typeof renewIsp>>>;
export type RenewIspMutationBody = RenewIspRequest;
export type RenewIspMutationError = ErrorType<Unauthorized>;
export type RenewIspMutationVariables = { data: RenewIspRequest };

/**
 * @summary Quote or buy the renewal of an ISP plan
 */
export const useRenewIsp = <TError = ErrorType<Unauthorized>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof renewIsp>>,
      TError,
      RenewIspMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof renewIsp>>,
  TError,
  RenewIspMutationVariables,
  TContext
> => {
  return useMutation(getRenewIspMutationOptions(options), queryClient);
};
export const getCreateSubscriptionUrl = (params: CreateSubscriptionParams) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value));
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0
    ? `/api/ProxyBuy/CreateSubscription?${stringifiedParams}`
    : `/api/ProxyBuy/CreateSubscription`;
};

/**
 * Changes things although it is a GET. Answers the external page on which the customer agrees.
 * @summary Subscribe an ISP plan to automatic renewal
 */
export const createSubscription = async (
  params: CreateSubscriptionParams,
  options?: Parameters<typeof http>[1],
): Promise<CreateSubscriptionResponse> => {
  return http<CreateSubscriptionResponse>(getCreateSubscriptionUrl(params), {
    operationId: 'createSubscription',
    requiresToken: true,
    ...options,
    method: 'GET',
    schema: CreateSubscriptionResponse,
  });
};

export const getCreateSubscriptionMutationKey = () => ['createSubscription'] as const;

export const getCreateSubscriptionMutationOptions = <
  TError = ErrorType<Unauthorized>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof createSubscription>>,
    TError,
    CreateSubscriptionMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof http>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof createSubscription>>,
  TError,
  CreateSubscriptionMutationVariables,
  TContext
> => {
  const mutationKey = getCreateSubscriptionMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof createSubscription>>,
    CreateSubscriptionMutationVariables
  > = (props) => {
    const { params } = props ?? {};

    return createSubscription(params, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type CreateSubscriptionMutationResult = NonNullable<
  Awaited<ReturnType<typeof createSubscription>>
>;

export type CreateSubscriptionMutationError = ErrorType<Unauthorized>;
export type CreateSubscriptionMutationVariables = { params: CreateSubscriptionParams };

/**
 * @summary Subscribe an ISP plan to automatic renewal
 */
export const useCreateSubscription = <TError = ErrorType<Unauthorized>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof createSubscription>>,
      TError,
      CreateSubscriptionMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof createSubscription>>,
  TError,
  CreateSubscriptionMutationVariables,
  TContext
> => {
  return useMutation(getCreateSubscriptionMutationOptions(options), queryClient);
};
export const getCancelSubscriptionUrl = (params: CancelSubscriptionParams) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value));
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0
    ? `/api/ProxyBuy/CancelSubscription?${stringifiedParams}`
    : `/api/ProxyBuy/CancelSubscription`;
};

/**
 * Changes things although it is a GET. The plan itself stays until it expires.
 * @summary End the automatic renewal of an ISP plan
 */
export const cancelSubscription = async (
  params: CancelSubscriptionParams,
  options?: Parameters<typeof http>[1],
): Promise<CancelSubscriptionResponse> => {
  return http<CancelSubscriptionResponse>(getCancelSubscriptionUrl(params), {
    operationId: 'cancelSubscription',
    requiresToken: true,
    ...options,
    method: 'GET',
    schema: CancelSubscriptionResponse,
  });
};

export const getCancelSubscriptionMutationKey = () => ['cancelSubscription'] as const;

export const getCancelSubscriptionMutationOptions = <
  TError = ErrorType<Unauthorized>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof cancelSubscription>>,
    TError,
    CancelSubscriptionMutationVariables,
    TContext
  >;
  request?: SecondParameter<typeof http>;
}): UseMutationOptions<
  Awaited<ReturnType<typeof cancelSubscription>>,
  TError,
  CancelSubscriptionMutationVariables,
  TContext
> => {
  const mutationKey = getCancelSubscriptionMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof cancelSubscription>>,
    CancelSubscriptionMutationVariables
  > = (props) => {
    const { params } = props ?? {};

    return cancelSubscription(params, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type CancelSubscriptionMutationResult = NonNullable<
  Awaited<ReturnType<typeof cancelSubscription>>
>;

export type CancelSubscriptionMutationError = ErrorType<Unauthorized>;
export type CancelSubscriptionMutationVariables = { params: CancelSubscriptionParams };

/**
 * @summary End the automatic renewal of an ISP plan
 */
export const useCancelSubscription = <TError = ErrorType<Unauthorized>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof cancelSubscription>>,
      TError,
      CancelSubscriptionMutationVariables,
      TContext
    >;
    request?: SecondParameter<typeof http>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof cancelSubscription>>,
  TError,
  CancelSubscriptionMutationVariables,
  TContext
> => {
  return useMutation(getCancelSubscriptionMutationOptions(options), queryClient);
};
