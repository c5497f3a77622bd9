import { t } from '../../i18n/text.ts';
import { isPaid, statusText } from './order.ts';

export type PaymentState = 'pending' | 'confirming' | 'underpaid' | 'paid' | 'expired' | 'refunded';

/** A payment as reported by an order or an event. `other` is a state that the shop does not know. */
type Stated = { status: number; state?: PaymentState | 'other' | undefined };

/** What the customer does next; null for nothing. */
export type PaymentStep = 'pay' | 'wait' | 'pay-rest' | 'buy-again';

const SETTLED: readonly (PaymentState | 'other')[] = ['paid', 'refunded'];

/**
 * The state of a payment. The status decides whether it is paid: a state that is unknown, missing, or contradicts the
 * status counts as pending or paid, depending on the status.
 */
export function paymentState({ status, state = 'other' }: Stated): PaymentState {
  const isSettled = isPaid(status);
  if (state !== 'other' && SETTLED.includes(state) === isSettled) return state;
  return isSettled ? 'paid' : 'pending';
}

/** The state in a word. */
export function paymentStateText(state: PaymentState): string {
  switch (state) {
    case 'confirming':
      return t`Confirming`;
    case 'underpaid':
      return t`Underpaid`;
    case 'expired':
      return t`Expired`;
    case 'refunded':
      return t`Refunded`;
    default:
      return statusText(state === 'paid' ? 1 : 0);
  }
}

type Stating = { status: number; paymentState?: PaymentState | 'other' | undefined };

/** The state of an order's payment. */
export const orderState = ({ status, paymentState: state }: Stating): PaymentState =>
  paymentState({ status, state });

/** What to do about an order if the contract defines its state; otherwise empty. */
export const orderAdvice = (order: Stating): string =>
  order.paymentState === orderState(order) ? paymentAdvice(order.paymentState) : '';

/**
 * What the customer can do. Never offers to pay again for a payment that has arrived, or a page that no longer exists.
 */
export function paymentStep(state: PaymentState, hasPage: boolean): PaymentStep | null {
  if (state === 'confirming') return 'wait';
  if (state === 'expired') return 'buy-again';
  if (!hasPage) return null;
  if (state === 'underpaid') return 'pay-rest';
  return state === 'pending' ? 'pay' : null;
}

/** The state and what to do next, in complete sentences; empty for a payment that needs no advice. */
export function paymentAdvice(state: PaymentState): string {
  switch (state) {
    case 'pending':
      return t`Nothing has arrived yet.`;
    case 'confirming':
      return t`Your payment has arrived and is being confirmed. Do not pay again.`;
    case 'underpaid':
      return t`Less than the price has arrived. Send the rest on the payment page.`;
    case 'expired':
      return t`This order can no longer be paid. Buy again to get a new payment page.`;
    case 'refunded':
      return t`The payment was returned to you.`;
    default:
      return '';
  }
}

/** The outcome that an event reports. Without a state, every status except 1 is a failure. */
export function paymentOutcome({
  status,
  state,
}: Stated): 'paid' | 'waiting' | 'failed' | 'refunded' {
  if (state === 'refunded') return 'refunded';
  if (status === 1) return 'paid';
  return state === undefined || state === 'expired' ? 'failed' : 'waiting';
}
