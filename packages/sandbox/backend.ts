import type { PaymentStatus } from '../../generated/model/paymentStatus.zod.ts';
import type { NegotiateAnswer } from './hub/negotiate.ts';
import type { Prices } from './rules/prices.ts';
import type { Customer } from './store/customers.ts';
import type { Store } from './store/store.ts';

/** The dependencies of handlers and pages. */
export type Backend = {
  store: Store;
  now: () => number;
  prices: Prices;
  /** The customer of a bearer token. */
  customerOf: (token: string) => Customer | undefined;
  /** Where social popups post their token; undefined means the popup's own origin. */
  shopOrigin: string | undefined;
  /** Where the hosted pages lead back to in a language, if a shop is known. */
  shopPage: (language: string) => string | undefined;
  /** Sends PublicPaymentStatus to this customer's connections. */
  announcePayment: (customerId: number, payment: PaymentStatus) => void;
  negotiate: (customerId: number, publicUrl: string) => NegotiateAnswer;
  /** Ends the hub connections of a customer whose tokens were revoked. */
  disconnect: (customerId: number) => void;
};
