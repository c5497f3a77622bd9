import { useAtomValue } from 'jotai';
import * as z from 'zod/mini';
import { PaymentState } from '../../generated/model/paymentState.zod.ts';
import { paymentOutcome } from '../domain/orders/payment-state.ts';
import { t } from '../i18n/text.ts';
import { boundedList, moment, orderNo } from '../platform/bounds.ts';
import { json, persisted } from '../platform/persisted.ts';
import type { PendingPayment } from './pending-payment.ts';

export const SUCCESS = 1;
export const FAILED_TEXT = t`Payment failed. Nothing was charged.`;

const KEPT = 50;

const Shown = z.object({
  status: z.int32(),
  orderNo: z.optional(orderNo),
  state: z.optional(PaymentState),
  /** When this tab received it, in milliseconds since 1970. */
  at: moment,
});

export type PaymentNotice = z.infer<typeof Shown> & {
  /** What was paid for in this browser, if known. */
  payment?: PendingPayment | undefined;
};

/** What the tabs of this browser have already shown. */
const shown = persisted('payment-notices', json(boundedList(Shown, KEPT)), []);

/** Without an order number, events with the same status within this time count as one. */
const SAME_MS = 1000;

/**
 * Returns true once per order and state, in the first tab that asks; without an order number, once per state and
 * second.
 */
export function claimNotice({ status, orderNo, state, at }: PaymentNotice): boolean {
  const isShown = shown
    .read()
    .some(
      (other) =>
        other.status === status &&
        other.orderNo === orderNo &&
        other.state === state &&
        (orderNo !== undefined || Math.abs(other.at - at) < SAME_MS),
    );
  if (!isShown) shown.update((others) => [...others, { status, orderNo, state, at }].slice(-KEPT));
  return !isShown;
}

/** Whether the last payment of an order failed, as far as this browser knows. */
export function useHasFailed(orderNo: string): boolean {
  const last = useAtomValue(shown.atom).findLast((notice) => notice.orderNo === orderNo);
  return last !== undefined && paymentOutcome(last) === 'failed';
}
