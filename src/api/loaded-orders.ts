import type { QueryClient } from '@tanstack/react-query';
import type { OrderPage } from '../../generated/model/orderPage.zod.ts';
import type { OrderRecord } from '../../generated/model/orderRecord.zod.ts';
import { getListOrdersQueryKey } from '../../generated/orders/orders.ts';
import type { WithRows } from './rows.ts';

/** All orders that any list has loaded, or that were looked up under the lists' query key. */
export function loadedOrders(client: QueryClient): OrderRecord[] {
  return client
    .getQueriesData<Partial<WithRows<OrderPage>> | null>({ queryKey: getListOrdersQueryKey() })
    .flatMap(([, page]) => page?.records?.rows ?? []);
}
