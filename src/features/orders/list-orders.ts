import type { OrderPage } from '../../../generated/model/orderPage.zod.ts';
import type { OrderRecord } from '../../../generated/model/orderRecord.zod.ts';
import { listOrders } from '../../../generated/orders/orders.ts';
import type { HttpOptions } from '../../api/http.ts';
import type { WithRows } from '../../api/rows.ts';
import { DAY_MS, formatServerTime } from '../../domain/server-time.ts';
import { typedText } from '../../domain/typed-text.ts';

export const PAGE_SIZE = 100;

/** Loads one page of a list. */
export type FetchPage = (page: number) => Promise<WithRows<OrderPage>>;

/** Every page of a list, with the number of pages as known then. Ends when the server's count of pages is too high. */
export async function* orderPages(fetchPage: FetchPage) {
  let total = 1;
  for (let page = 1; page <= total; page += 1) {
    const { records, totalPage } = await fetchPage(page);
    total = records.rows.length + records.unread === 0 ? page : totalPage;
    yield { page, records, total: Math.max(1, total) };
  }
}

/** The order with this number, as `typedText` reads both, and in any case. */
export function withNumber(orders: readonly OrderRecord[], orderNo: string) {
  const wanted = typedText(orderNo).toLowerCase();
  return (
    orders.find((order) => order.orderNo === orderNo) ??
    orders.find((order) => typedText(order.orderNo).toLowerCase() === wanted)
  );
}

/** Looks among all orders for an order's number in whatever case; null without one. */
export async function findOrder(
  orderNo: string,
  { now, options }: { now: number; options: HttpOptions },
): Promise<OrderRecord | null> {
  const always = {
    PageSize: PAGE_SIZE,
    SearchBeginTime: formatServerTime(new Date(0)),
    // The server's clock may be ahead.
    SearchEndTime: formatServerTime(new Date(now + DAY_MS)),
  };
  const fetchPage = (page: number) => listOrders({ PageNo: page, ...always }, options);
  for await (const { records } of orderPages(fetchPage)) {
    const found = withNumber(records.rows, orderNo);
    if (found !== undefined) return found;
  }
  return null;
}

export function isPaid(status: number): boolean {
  return status !== 0;
}

/** 'No paid' for status 0, otherwise 'Paid'. */
export function statusText(status: number): string {
  return isPaid(status) ? 'Paid' : 'No paid';
}
