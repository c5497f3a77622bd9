import type { Notice } from '../../generated/model/notice.zod.ts';
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
  /** The URL that the hosted pages link back to in a language, if a shop is known. */
  shopPage: (language: string) => string | undefined;
  /** Sends PublicPaymentStatus to this customer's connections. */
  announcePayment: (customerId: number, payment: PaymentStatus) => void;
  /** Sends Notice to this customer's connections. */
  announceNotice: (customerId: number, notice: Notice) => void;
  /** The IP address of a customer; null if unknown. */
  addressOf: (customerId: number) => string | null;
  negotiate: (customerId: number, publicUrl: string) => NegotiateAnswer;
  /** Ends the hub connections of a customer whose tokens were revoked. */
  disconnect: (customerId: number) => void;
};
