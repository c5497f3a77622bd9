import { ACCOUNT_CALLS } from './account-calls.ts';
import type { Call } from './Call.ts';
import { CUSTOMER_CALLS } from './customer-calls.ts';
import { HUB_CALLS } from './hub-calls.ts';
import { ISP_CALLS } from './isp-calls.ts';
import { ORDERS_CALLS } from './orders-calls.ts';
import { PRICING_CALLS } from './pricing-calls.ts';
import { RENEW_CALLS } from './renew-calls.ts';
import { RESIDENTIAL_CALLS } from './residential-calls.ts';

/** Every way in which a screen makes a call. */
export const CALLS: readonly Call[] = [
  ...ACCOUNT_CALLS,
  ...CUSTOMER_CALLS,
  ...PRICING_CALLS,
  ...RESIDENTIAL_CALLS,
  ...ISP_CALLS,
  ...RENEW_CALLS,
  ...ORDERS_CALLS,
  ...HUB_CALLS,
];

/** Operations without a case, and why. */
export const EXCEPTIONS: Readonly<Record<string, string>> = {
  startDiscordLogin:
    'a page that a popup goes to: accounts-social.spec.ts has what can go wrong there',
  startGoogleLogin:
    'a page that a popup goes to: accounts-social.spec.ts has what can go wrong there',
};
