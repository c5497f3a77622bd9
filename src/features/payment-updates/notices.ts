import * as z from 'zod/mini';
import type { ProductType } from '../../domain/plans.ts';
import { boundedList, moment, orderNo } from '../../platform/bounds.ts';
import { json, persisted } from '../../platform/persisted.ts';

/** How many are remembered. */
const KEPT = 50;

const PaymentNotice = z.object({
  status: z.int(),
  /** The order number, if the server names it. */
  orderNo: z.optional(orderNo),
  /** When this tab received it, in milliseconds since 1970. */
  at: moment,
});
export type PaymentNotice = z.infer<typeof PaymentNotice>;

/** Shared by the tabs of one browser. */
const Shared = z.object({
  /** What a payment without an order number was for. */
  product: z.optional(z.object({ type: z.enum(['residential', 'isp']), at: moment })),
  shown: boundedList(PaymentNotice, KEPT),
});

const notices = persisted<z.infer<typeof Shared>>('payment-notices', json(Shared), { shown: [] });
/** Without an order number, events of the same status within this time count as one. */
const SAME_MS = 1000;

/** Records what was paid for, for the tab that will show the result. */
export function notePaidProduct(type: ProductType, at: number): void {
  notices.update((shared) => ({ ...shared, product: { type, at } }));
}

export function paidProduct({ at }: PaymentNotice): ProductType | undefined {
  const { product } = notices.read();
  return product !== undefined && Math.abs(product.at - at) < SAME_MS ? product.type : undefined;
}

/** True once per order and status, in the first tab that asks; without an order number, once per status and moment. */
export function claimNotice(notice: PaymentNotice): boolean {
  if (notices.read().shown.some((shown) => isSame(shown, notice))) return false;
  notices.update(({ shown, ...rest }) => ({ ...rest, shown: [...shown, notice].slice(-KEPT) }));
  return true;
}

function isSame(shown: PaymentNotice, { status, orderNo, at }: PaymentNotice): boolean {
  if (shown.status !== status || shown.orderNo !== orderNo) return false;
  return orderNo !== undefined || Math.abs(shown.at - at) < SAME_MS;
}
