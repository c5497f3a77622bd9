import type { PaymentState } from '../../../generated/model/paymentState.zod.ts';
import type { Backend } from '../backend.ts';
import type { Order } from '../store/orders.ts';
import { settle } from './settle.ts';

/** How far the payment of an order is. */
export function paymentStateOf({ store }: Backend, order: Order): PaymentState {
  if (order.status !== 0) return order.paymentState === 'refunded' ? 'refunded' : 'paid';
  if (order.paymentState !== null) return order.paymentState;
  return store.checkouts.payable(order.id) === undefined ? 'expired' : 'pending';
}

/** Steps to which a payment can be moved, by a button on its page or by an order to `/sandbox`. */
export const PAYMENT_STEPS = ['paid', 'confirming', 'underpaid', 'expired', 'refunded'] as const;
export type PaymentStep = (typeof PAYMENT_STEPS)[number];

/** Moves the payment of an order to a step, and notifies the customer's tabs. Returns false if that is not possible. */
export function bringTo(backend: Backend, order: Order, step: PaymentStep): boolean {
  const { store, announcePayment } = backend;
  const { id, customerId, orderNo, status, cents } = order;
  const checkout = store.checkouts.payable(id);
  if (step === 'refunded' ? status === 0 : checkout === undefined) return false;
  if (step === 'paid') {
    if (checkout) settle(backend, checkout, order, 'paid');
  } else if (step === 'expired') {
    store.orders.setPaymentState(id, null, null);
    store.checkouts.expire(id);
    announcePayment(customerId, { status, orderNo, state: step });
  } else {
    const note = step === 'refunded' ? null : NOTES[step](cents);
    store.orders.setPaymentState(id, step, note);
    announcePayment(customerId, { status, orderNo, state: step });
  }
  return true;
}

const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`;

const NOTES = {
  confirming: () => '1 of 3 confirmations',
  underpaid: (cents: number) => {
    const arrived = Math.floor(cents / 2);
    return `${dollars(arrived)} of ${dollars(cents)} has arrived. Send the other ${dollars(cents - arrived)} to the same address.`;
  },
};
