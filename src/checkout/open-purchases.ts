import type { OrderRecord } from '../../generated/model/orderRecord.zod.ts';
import { formatMoney } from '../domain/money/money.ts';
import type { Item } from '../domain/plans.ts';
import type { PendingPayment } from './pending-payment.ts';

export type OpenPurchase = {
  url: string;
  item: Item;
  /** The price shown, in US dollars. */
  total: number;
  onPaid: () => void;
};

const open = new Set<OpenPurchase>();

export function awaitPayment(purchase: OpenPurchase, signal: AbortSignal): void {
  open.add(purchase);
  signal.addEventListener('abort', () => open.delete(purchase));
}

export const hasOpenPurchases = (): boolean => open.size > 0;

/** Ends the form of the paid order or, if the order is unknown, the only form that is waiting. */
export function endOpenPurchase(order: OrderRecord | null, pending: PendingPayment | null): void {
  const waiting = [...open];
  const [only, second] = waiting;
  const isOnly = second === undefined && (pending === null || pending.url === only?.url);
  const paid =
    order === null ? isOnly && only : waiting.findLast((purchase) => isFor(purchase, order));
  if (!paid) return;
  open.delete(paid);
  paid.onPaid();
}

function isFor({ item, total }: OpenPurchase, { mealType, quantity, amount }: OrderRecord) {
  const isSame = mealType === item.plan && quantity === item.amount;
  return isSame && formatMoney(amount) === formatMoney(total);
}
