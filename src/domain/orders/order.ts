import { t } from '../../i18n/text.ts';
import { typedText } from '../typed-text.ts';

/** Whether an order's status means that it was paid: 0 is unpaid. */
export function isPaid(status: number): boolean {
  return status !== 0;
}

/** An order's status as words. */
export function statusText(status: number): string {
  return isPaid(status) ? t`Paid` : t`No paid`;
}

/** Finds the order with this number. Compares the numbers as `typedText` reads them, ignoring case. */
export function withNumber<Order extends { orderNo: string }>(
  orders: readonly Order[],
  orderNo: string,
): Order | undefined {
  const wanted = typedText(orderNo).toLowerCase();
  return (
    orders.find((order) => order.orderNo === orderNo) ??
    orders.find((order) => typedText(order.orderNo).toLowerCase() === wanted)
  );
}
