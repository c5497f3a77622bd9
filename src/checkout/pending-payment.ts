import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import * as z from 'zod/mini';
import { isSameCustomer } from '../domain/customer-id.ts';
import { boundedText, email, moment, money, orderNo } from '../platform/bounds.ts';
import { json, persisted } from '../platform/persisted.ts';
import { currentVisit, useSession } from '../session/session.ts';
import { safePaymentUrl } from './payment-tab.ts';

const PENDING_PAYMENT_MS = 30 * 60 * 1000;

/** Also rejects moments in the future, after the clock was set back. */
const isRecent = (openedAt: number) => Math.abs(Date.now() - openedAt) < PENDING_PAYMENT_MS;

/** A payment page that was opened, without a known success. */
export type PendingPayment = z.infer<typeof PendingPayment>;

const PendingPayment = z.object({
  /** Storage is not trusted, so the address is checked like one of the server. */
  url: z.string().check(z.refine((url) => safePaymentUrl(url) !== null)),
  /** What is paid for: "20 GB Premium Residential". */
  label: boundedText(300),
  /** The order number in the label of a renewal. */
  orderNo: z.optional(orderNo),
  /** The price shown. */
  total: money,
  /** Selects where its result is shown. */
  product: z.enum(['residential', 'isp']),
  openedAt: moment.check(z.refine(isRecent)),
  /** E-mail of the paying customer, if known. It is shown to nobody else. */
  customer: z.optional(email),
});

const pending = persisted<PendingPayment, null>('pending-payment', json(PendingPayment), null);

/** Remembers the payment in this browser for 30 minutes. Replaces an earlier one. */
export function keepPendingPayment(payment: Omit<PendingPayment, 'openedAt' | 'customer'>): void {
  const { email: customer } = currentVisit().customer;
  pending.write({ ...payment, openedAt: Date.now(), customer });
}

export function readPendingPayment(): PendingPayment | null {
  const payment = pending.read();
  if (payment === null || !isRecent(payment.openedAt)) return null;
  return belongsTo(payment, currentVisit().customer.email) ? payment : null;
}

/** Ends the pending payment after a success. Returns it, so that the message can link to the right list. */
export function endPendingPayment(): PendingPayment | null {
  const payment = readPendingPayment();
  if (belongsTo(pending.read(), currentVisit().customer.email)) pending.write(null);
  return payment;
}

/** The payment that can be resumed; null without one, after 30 minutes, and while hydrating. */
export function usePendingPayment(): PendingPayment | null {
  const { email } = useSession();
  const payment = useAtomValue(pending.atom);
  const openedAt = payment?.openedAt;
  useEffect(() => {
    if (openedAt === undefined) {
      // One that is stored but too old holds an address and an e-mail.
      if (pending.read() === null) pending.write(null);
      return undefined;
    }
    const end = () => {
      // Another tab may have started a newer one.
      if (pending.read()?.openedAt === openedAt) pending.write(null);
    };
    const timer = setTimeout(end, openedAt + PENDING_PAYMENT_MS - Date.now());
    return () => clearTimeout(timer);
  }, [openedAt]);
  return belongsTo(payment, email) ? payment : null;
}

/** Whether a payment may be shown to this customer. One that was opened before the e-mail was known is the session's. */
function belongsTo(payment: PendingPayment | null, email: string | undefined): boolean {
  return payment?.customer === undefined || isSameCustomer(payment.customer, email);
}
