import { useEffect, useRef, useState } from 'react';
import type { ListOrdersParams } from '../../../generated/model/listOrdersParams.zod.ts';
import type { OrderRecord } from '../../../generated/model/orderRecord.zod.ts';
import { useListOrders } from '../../../generated/orders/orders.ts';
import { unreadRows } from '../../api/rows.ts';
import type { ProductTab } from '../../paths.ts';
import { ORDERS_ID } from '../../paths.ts';
import { Card } from '../../ui/Card.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { NeedsConnection } from '../../ui/NeedsConnection.tsx';
import { Pagination } from '../../ui/Pagination.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { UnreadRows } from '../../ui/UnreadRows.tsx';
import { heading } from '../../ui/text.css.ts';
import { ExportOrders } from './ExportOrders.tsx';
import { NoOrders } from './NoOrders.tsx';
import { OrderDetails } from './OrderDetails.tsx';
import * as css from './OrdersHistory.css.ts';
import { OrdersTable } from './OrdersTable.tsx';
import type { Clock, OrdersView, ViewChange } from './orders-view.ts';
import { isSameList, toParams } from './orders-view.ts';
import { RangeBar } from './RangeBar.tsx';

interface OrdersHistoryProps {
  mode: ProductTab;
  view: OrdersView;
  clock: Clock;
  onChange: (change: ViewChange) => void;
}

/** Ranges, table, paging, details and export of the orders that the view names (specification §2). */
export function OrdersHistory({ mode, view, clock, onChange }: OrdersHistoryProps) {
  const [opened, setOpened] = useState<OrderRecord | null>(null);
  const params = toParams(view, clock.timeZone);
  const query = useListOrders(params, {
    query: {
      // The page before stays while the next loads; orders of another range or type never stand in.
      placeholderData: (previous, previousQuery) => {
        const before = previousQuery?.queryKey[1] as ListOrdersParams | undefined;
        return before !== undefined && isSameList(before, params) ? previous : undefined;
      },
    },
  });
  const { refetch } = query;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The browser has looked for the place that a link names before it was there.
    if (location.hash === `#${ORDERS_ID}`) title.current?.scrollIntoView();
  }, []);
  const loadedFor = useRef(mode);
  useEffect(() => {
    if (loadedFor.current === mode) return;
    loadedFor.current = mode;
    // Switching loads the orders, however new they are (specification §4 "Dashboard mode").
    void refetch({ cancelRefetch: false });
  }, [mode, refetch]);
  // The page before may stand in for one that is coming, not for one that cannot come.
  const isMissing = query.isPaused && (query.data === undefined || query.isPlaceholderData);
  const data = isMissing ? undefined : query.data;
  const unread = data === undefined ? 0 : unreadRows(data.records);
  const isEmpty = data?.records.length === 0 && unread === 0;
  return (
    <Card as="section" aria-labelledby={ORDERS_ID} className={css.root}>
      <div className={css.head}>
        <h2 ref={title} id={ORDERS_ID} className={heading}>
          Orders History
        </h2>
        <RangeBar view={view} clock={clock} onChange={onChange} />
      </div>
      <div className={css.body} aria-busy={query.isFetching}>
        {isMissing ? <NeedsConnection what="These orders" /> : null}
        {data === undefined && !query.isError && !isMissing ? (
          <Skeleton shape="row" count={5} />
        ) : null}
        {data === undefined && query.isError ? (
          <ErrorState
            title="The orders could not be loaded"
            onRetry={() => void refetch()}
            isRetrying={query.isFetching}
          />
        ) : null}
        {isEmpty ? <NoOrders view={view} onChange={onChange} /> : null}
        <UnreadRows count={unread} />
        {data !== undefined && data.records.length > 0 ? (
          <OrdersTable orders={data.records} isStale={query.isPlaceholderData} onOpen={setOpened} />
        ) : null}
      </div>
      <div className={css.foot}>
        <ExportOrders view={view} timeZone={clock.timeZone} isEmpty={isEmpty} />
        <Pagination
          label="Orders pages"
          page={view.page}
          totalPages={query.data?.totalPage ?? view.page}
          onPage={(page) => onChange({ page })}
        />
      </div>
      {opened ? <OrderDetails order={opened} onClose={() => setOpened(null)} /> : null}
    </Card>
  );
}
