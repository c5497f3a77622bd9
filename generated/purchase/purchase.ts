import { http } from '../../src/api/http.ts';
/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
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
} from '../model';

export const getBuyResidentialUrl = () => {
  return `/api/ProxyBuy/DynamicResidenceRecharge`;
};

/**
 * Creates an unpaid order and returns the URL of its hosted payment page.
 * @summary Buy residential data
 */
export const buyResidential = (
  buyResidentialRequest: BuyResidentialRequest,
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

export const getBuyIspUrl = () => {
  return `/api/ProxyBuy/StaticResidenceRecharge`;
};

/**
 * Creates an unpaid order and returns the URL of its hosted payment page.
 * @summary Buy ISP addresses
 */
export const buyIsp = (buyIspRequest: BuyIspRequest, options?: Parameters<typeof http>[1]) => {
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

export const getRenewIspUrl = () => {
  return `/api/ProxyBuy/StaticResidenceRenew`;
};

/**
 * With realPay 0, the call returns a quote and changes nothing. With realPay 1, it creates an order with its own number and returns the payment page.
 * @summary Quote or buy the renewal of an ISP plan
 */
export const renewIsp = (
  renewIspRequest: RenewIspRequest,
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
 * Changes state although it is a GET. Returns the external page on which the customer agrees to the renewal. Until the customer agrees, the plan is not subscribed. Agreeing is not a payment and sends no event. Each charge creates its own order and its own event. If the plan has expired, the first charge may follow immediately. A plan never has two subscriptions: the server decides whether it rejects a second call or returns the page of the first. Recommended: reject it.
 * @summary Turn on the automatic renewal of an ISP plan
 */
export const createSubscription = (
  params: CreateSubscriptionParams,
  options?: Parameters<typeof http>[1],
) => {
  return http<CreateSubscriptionResponse>(getCreateSubscriptionUrl(params), {
    operationId: 'createSubscription',
    requiresToken: true,
    ...options,
    method: 'GET',
    schema: CreateSubscriptionResponse,
  });
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
 * Changes state although it is a GET. The plan stays active until it expires.
 * @summary End the automatic renewal of an ISP plan
 */
export const cancelSubscription = (
  params: CancelSubscriptionParams,
  options?: Parameters<typeof http>[1],
) => {
  return http<CancelSubscriptionResponse>(getCancelSubscriptionUrl(params), {
    operationId: 'cancelSubscription',
    requiresToken: true,
    ...options,
    method: 'GET',
    schema: CancelSubscriptionResponse,
  });
};
