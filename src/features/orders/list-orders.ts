import type { OrderPage } from '../../../generated/model/orderPage.zod.ts';
import type { OrderRecord } from '../../../generated/model/orderRecord.zod.ts';
import { listOrders } from '../../../generated/orders/orders.ts';
import type { HttpOptions } from '../../api/http.ts';
import type { WithRows } from '../../api/rows.ts';
import { ALL_TIME } from '../../domain/orders/order-range.ts';
import { withNumber } from '../../domain/orders/order.ts';

export const EXPORT_PAGE_SIZE = 100;

export type FetchPage = (page: number) => Promise<WithRows<OrderPage>>;

/**
 * Yields every page of a list, with the number of pages known at that time. Stops if the server's page count is too
 * high.
 */
export async function* orderPages(fetchPage: FetchPage) {
  let total = 1;
  for (let page = 1; page <= total; page += 1) {
    const { records, totalPage } = await fetchPage(page);
    total = records.rows.length + records.invalidCount === 0 ? page : totalPage;
    yield { page, records, total: Math.max(1, total) };
  }
}

/** Searches all orders for a number, ignoring case; null if there is none. */
export async function findOrder(
  orderNo: string,
  options: HttpOptions,
): Promise<OrderRecord | null> {
  const fetchPage = (page: number) =>
    listOrders({ PageNo: page, PageSize: EXPORT_PAGE_SIZE, ...ALL_TIME }, options);
  for await (const { records } of orderPages(fetchPage)) {
    const found = withNumber(records.rows, orderNo);
    if (found !== undefined) return found;
  }
  return null;
}
