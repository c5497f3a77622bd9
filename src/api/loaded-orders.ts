import type { QueryClient } from '@tanstack/react-query';
import type { OrderPage } from '../../generated/model/orderPage.zod.ts';
import type { OrderRecord } from '../../generated/model/orderRecord.zod.ts';
import { getListOrdersQueryKey } from '../../generated/orders/orders.ts';
import type { WithRows } from './rows.ts';

/** The orders that some list has loaded. Under the key of the lists are also orders that were looked up. */
export function loadedOrders(client: QueryClient): OrderRecord[] {
  return client
    .getQueriesData<Partial<WithRows<OrderPage>> | null>({ queryKey: getListOrdersQueryKey() })
    .flatMap(([, page]) => page?.records?.rows ?? []);
}
