import { atom, useAtomValue } from 'jotai';
import { useEffect } from 'react';
import * as z from 'zod/mini';
import type { OrderRecord } from '../../generated/model/orderRecord.zod.ts';
import { PromotionCodeMax } from '../../generated/model/promotionCode.zod.ts';
import { isSameCustomer } from '../domain/customer-id.ts';
import { formatMoney } from '../domain/money/money.ts';
import { PLANS, SOLD } from '../domain/plans.ts';
import { boundedText, email, moment, money, orderNo, orElse } from '../platform/bounds.ts';
import { json, persisted } from '../platform/persisted.ts';
import { store } from '../platform/store.tsx';
import { currentVisit, useSession } from '../session/session.ts';
import { safePaymentUrl } from './payment-tab.ts';

/** Far above any amount that is sold. */
const MAX_AMOUNT = 10_000;
const PENDING_PAYMENT_MS = 30 * 60 * 1000;

/** Also rejects moments in the future, after the clock was set back. */
const isRecent = (openedAt: number) => Math.abs(Date.now() - openedAt) < PENDING_PAYMENT_MS;

/**
 * A payment whose page was opened and that is not known to have succeeded. A failed payment remains until it is retried
 * or dismissed.
 */
export type PendingPayment = z.infer<typeof PendingPayment>;

/** A purchase with its discount code, or an empty code. */
const Purchase = z.object({
  plan: z.enum(SOLD),
  amount: z.int().check(z.positive(), z.lte(MAX_AMOUNT)),
  code: boundedText(PromotionCodeMax),
});

const PROGRESS = ['confirming', 'underpaid'] as const;
type Progress = (typeof PROGRESS)[number];

/** Whether a payment has made progress but is not complete yet. */
export const isProgress = (state: string | undefined): state is Progress =>
  PROGRESS.some((word) => word === state);

const Fields = z.object({
  /** Storage is not trusted, so the URL is checked like one from the server. */
  url: z.string().check(z.refine((url) => safePaymentUrl(url) !== null)),
  /** What the payment is for: "20 GB Premium Residential". */
  label: boundedText(300),
  /** The plan that is renewed, or whose addresses are replaced. The label contains its number. */
  orderNo: z.optional(orderNo),
  isReplacement: z.optional(z.boolean()),
  /** The price shown. */
  total: money,
  /** Determines where the result appears. */
  product: z.enum(['residential', 'isp']),
  /** Absent for a renewal, a replacement, and a product that is no longer sold. */
  purchase: orElse(z.optional(Purchase), undefined),
  isFailed: z.optional(z.boolean()),
  /** What the payment is waiting for, if the server provides more than the pending state. */
  state: orElse(z.optional(z.enum(PROGRESS)), undefined),
  openedAt: moment,
  /** Email of the paying customer, if known. It is never shown to another customer. */
  customer: z.optional(email),
});

const isAlive = ({ openedAt, isFailed = false }: z.infer<typeof Fields>) =>
  isFailed || isRecent(openedAt);

const PendingPayment = Fields.check(z.refine(isAlive));

const pending = persisted<PendingPayment, null>('pending-payment', json(PendingPayment), null);

/** Remembers the payment in this browser for 30 minutes. Replaces an earlier one. */
export function keepPendingPayment(
  payment: Omit<PendingPayment, 'openedAt' | 'customer' | 'isFailed' | 'state'>,
): void {
  const { email: customer } = currentVisit().customer;
  pending.write({ ...payment, openedAt: Date.now(), customer });
}

/** Whether an order may belong to a payment. The server does not name the order when it returns the payment page. */
export const isOrderOf = (
  { product, total }: PendingPayment,
  { mealType, amount }: Pick<OrderRecord, 'mealType' | 'amount'>,
): boolean => PLANS[mealType].product === product && formatMoney(amount) === formatMoney(total);

export function readPendingPayment(): PendingPayment | null {
  const payment = pending.read();
  if (payment === null || !isAlive(payment)) return null;
  return belongsTo(payment, currentVisit().customer.email) ? payment : null;
}

/** Stores that the pending payment progressed or failed. Its page then no longer accepts payments. */
export function changePendingPayment(
  { openedAt }: PendingPayment,
  change: Pick<PendingPayment, 'isFailed' | 'state'>,
): void {
  const payment = readPendingPayment();
  // In the meantime another payment may have started.
  if (payment?.openedAt === openedAt) pending.write({ ...payment, ...change });
}

/** The last payment that succeeded while this page was open. */
const paid = atom<PendingPayment | null>(null);

/** Ends the pending payment after a success. Returns it, so that the message can link to the right list. */
export function endPendingPayment(): PendingPayment | null {
  const payment = readPendingPayment();
  if (payment !== null) store.set(paid, payment);
  dismissPendingPayment();
  return payment;
}

export function dismissPendingPayment(): void {
  if (belongsTo(pending.read(), currentVisit().customer.email)) pending.write(null);
}

/** The payment that succeeded while this page was open. */
export function usePaidPayment(): PendingPayment | null {
  const { email } = useSession();
  const payment = useAtomValue(paid);
  return belongsTo(payment, email) ? payment : null;
}

/** The payment that can be resumed or retried; null if there is none, after 30 minutes, and while hydrating. */
export function usePendingPayment(): PendingPayment | null {
  const { email } = useSession();
  const payment = useAtomValue(pending.atom);
  const openedAt = payment?.openedAt;
  const isFailed = payment?.isFailed === true;
  useEffect(() => {
    if (isFailed) return undefined;
    if (openedAt === undefined) {
      // Remove an expired payment, because it contains a URL and an email.
      if (pending.read() === null) pending.write(null);
      return undefined;
    }
    const end = () => {
      // Another tab may have started a newer one.
      if (pending.read()?.openedAt === openedAt) pending.write(null);
    };
    const timer = setTimeout(end, openedAt + PENDING_PAYMENT_MS - Date.now());
    return () => clearTimeout(timer);
  }, [openedAt, isFailed]);
  return belongsTo(payment, email) ? payment : null;
}

/**
 * Whether a payment may be shown to this customer. A payment that was opened before the email was known belongs to the
 * session.
 */
function belongsTo(payment: PendingPayment | null, email: string | undefined): boolean {
  return payment?.customer === undefined || isSameCustomer(payment.customer, email);
}
