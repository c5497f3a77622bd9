import { fewerInGate } from '../../gate.ts';
import { ACCOUNT_CALLS } from './account-calls.ts';
import type { Call } from './Call.ts';
import { CUSTOMER_CALLS } from './customer-calls.ts';
import type { Fault } from './faults.ts';
import { FAULTS } from './faults.ts';
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
export const EXCEPTIONS: Record<string, string> = {
  startDiscordLogin:
    'a page that a popup goes to: accounts-social.spec.ts has what can go wrong there',
  startGoogleLogin:
    'a page that a popup goes to: accounts-social.spec.ts has what can go wrong there',
};

/**
 * Where a failure is shown: a form keeps its fields, a panel offers to retry, an action toasts, the connection waits.
 */
export function surfaceOf({ needsHub, isRead, who }: Call) {
  if (needsHub) return 'connection';
  if (who === 'visitor') return 'form';
  return isRead ? 'panel' : 'action';
}

/** The faults of a call: all, or in `npm test` two, distributed so that each kind of surface meets every one. */
export function faultsOf(call: Call): readonly Fault[] {
  const alike = CALLS.filter((other) => surfaceOf(other) === surfaceOf(call));
  const few = Math.max(2, Math.ceil(FAULTS.length / alike.length));
  const count = fewerInGate(
    { gate: few, all: FAULTS.length },
    'each call meets every fault, not two of them',
  );
  const first = alike.indexOf(call) * count;
  return FAULTS.filter(
    (_, at) => (FAULTS.length + at - (first % FAULTS.length)) % FAULTS.length < count,
  );
}
