import type { QueryClient } from '@tanstack/react-query';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { OrderPage } from '../../../generated/model/orderPage.zod.ts';
import type { OrderRecord } from '../../../generated/model/orderRecord.zod.ts';
import { getListOrdersQueryKey } from '../../../generated/orders/orders.ts';
import { cutText } from '../../domain/text.ts';
import { InlineMessage } from '../../ui/InlineMessage.tsx';
import { QueryView } from '../../ui/QueryView.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { findOrder } from './order-pages.ts';
import type { OrderDetails } from './OrderDetails.tsx';

type OrderByNumberProps = {
  orderNo: string;
  onClose: () => void;
  /** Passed in by who has loaded it already, so that the orders stay one file. */
  Details: typeof OrderDetails;
};

/** The details of an order that some list has loaded, or that is looked up among all orders of the customer. */
export function OrderByNumber({ orderNo, onClose, Details }: OrderByNumberProps) {
  const client = useQueryClient();
  const query = useQuery({
    // Under the key of the lists: a payment reloads it too.
    queryKey: [...getListOrdersQueryKey(), { orderNo }],
    queryFn: ({ signal }) => findOrder(orderNo, Date.now(), { signal }),
    initialData: () => loadedOrder(client, orderNo),
  });
  const order: OrderRecord | null = query.data ?? null;
  return (
    <Details order={order} onClose={onClose}>
      <QueryView
        query={query}
        what="The order"
        list={null}
        loading={<Spinner label={`Looking for order ${cutText(orderNo)}`} />}
      >
        {() => (
          <InlineMessage kind="info">
            You have no order with the number {cutText(orderNo)}.
          </InlineMessage>
        )}
      </QueryView>
    </Details>
  );
}

/** The order as a list has it. Under the key of the lists are also orders that were looked up. */
function loadedOrder(client: QueryClient, orderNo: string): OrderRecord | undefined {
  return client
    .getQueriesData<Partial<OrderPage> | null>({ queryKey: getListOrdersQueryKey() })
    .flatMap(([, page]) => page?.records ?? [])
    .find((loaded) => loaded.orderNo === orderNo);
}
