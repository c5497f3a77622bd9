import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { Link } from 'wouter';
import type { ListOrdersParams } from '../../../generated/model/listOrdersParams.zod.ts';
import type { OrderRecord } from '../../../generated/model/orderRecord.zod.ts';
import { FIRST_DATA } from '../../api/query-client.ts';
import { QUICK_RANGES, todayIn, type QuickRange } from '../../domain/orders/order-range.ts';
import { withNumber } from '../../domain/orders/order.ts';
import { SELLS_ISP, type ProductType } from '../../domain/plans.ts';
import { typedText } from '../../domain/typed-text.ts';
import { inContext, t } from '../../i18n/text.ts';
import { ORDERS_ID, paths } from '../../paths.ts';
import { setSearchParam, useSearchParams } from '../../platform/address.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { cx } from '../../ui/cx.ts';
import { DateRangePicker } from '../../ui/DateRangePicker.tsx';
import { row, stack } from '../../ui/layout.css.ts';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { EmptyState, QueryView, queryState } from '../../ui/QueryView.tsx';
import { RadioButtons } from '../../ui/RadioButtons.tsx';
import { RestoreFocusButton } from '../../ui/RestoreFocus.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Pagination } from '../../ui/Table.tsx';
import { heading } from '../../ui/text.css.ts';
import { useKeptHeight } from '../../ui/use-kept-height.ts';
import { useLinkTarget } from '../../ui/use-link-target.ts';
import { ExportOrders } from './ExportOrders.tsx';
import {
  isSameList,
  ordersQuery,
  toParams,
  type ChangeOrdersView,
  type Clock,
  type OrdersView,
} from './orders-view.ts';
import * as css from './orders.css.ts';
import { NoMatch, OrderSearch, withText } from './OrderSearch.tsx';
import { OrdersTable } from './OrdersTable.tsx';

type OrdersHistoryProps = {
  mode: ProductType;
  view: OrdersView;
  clock: Clock;
  /** Whether the customer has ever ordered anything, as far as the shop knows. */
  hasOrders: boolean;
  onChange: ChangeOrdersView;
};

const OrderDetails = lazyDialog(async () => (await import('./OrderDetails.tsx')).OrderDetails);
const OrderByNumber = lazyDialog(async () => (await import('./OrderDetails.tsx')).OrderByNumber);

const closeAsked = () => setSearchParam('order', null, { replace: true });

/** The range, table, pagination, details and export of orders: docs/product/dashboard.md#orders-history. */
export function OrdersHistory({ mode, view, clock, hasOrders, onChange }: OrdersHistoryProps) {
  const [wanted, setWanted] = useState('');
  const asked = useSearchParams().get('order');
  const [opened, setOpened] = useState<OrderRecord | null>(null);
  const params = toParams(view, clock.timeZone);
  const query = useQuery({
    ...ordersQuery(params, mode),
    // The customer may have ordered something on another page.
    ...FIRST_DATA,
    // Keeps the previous page while the next one loads, but only within the same tab, range and type.
    placeholderData: (previous, previousQuery) => {
      if (previousQuery === undefined) return undefined;
      const [, before, tab] = previousQuery.queryKey;
      return tab === mode && isSameList(before as ListOrdersParams, params) ? previous : undefined;
    },
  });
  const title = useLinkTarget(ORDERS_ID);
  const { data, isPlaceholderData } = query;
  const lastPage = Math.max(1, data?.totalPage ?? 1);
  const isBeyond = data !== undefined && !isPlaceholderData && view.page > lastPage;
  const showLast = useEffectEvent(() => onChange({ page: lastPage }, { replace: true }));
  useEffect(() => {
    if (isBeyond) showLast();
  }, [isBeyond]);
  const state = queryState(query);
  const list = state.kind === 'shown' ? state.data.records : undefined;
  const isEmpty = list?.rows.length === 0 && list.invalidCount === 0;
  // Loading shows as many rows as before, so that the buttons below do not move.
  const [rows, setRows] = useState(5);
  if (list !== undefined && rows !== Math.max(1, list.rows.length))
    setRows(Math.max(1, list.rows.length));
  const loading = <Skeleton shape="row" count={rows} />;
  const body = useKeptHeight(list !== undefined && list.rows.length > 0, { isPaged: true });
  return (
    <Card
      as="section"
      aria-labelledby={ORDERS_ID}
      className={stack[4]}
      onPointerEnter={OrderDetails.preload}
      onFocus={OrderDetails.preload}
    >
      <div className={row[2]}>
        <h2 ref={title} id={ORDERS_ID} className={cx(heading, css.historyTitle)}>
          {t`Orders History`}
        </h2>
        <TypeFilter view={view} onChange={onChange} />
        <RangeBar view={view} clock={clock} onChange={onChange} />
        <OrderSearch value={wanted} onChange={setWanted} />
      </div>
      <div ref={body} className={css.historyBody} aria-busy={query.isFetching}>
        <QueryView
          query={query}
          texts={{
            failed: t`The orders could not be loaded`,
            offline: t`The orders could not be loaded without a connection`,
          }}
          loading={loading}
          list={({ records }) => records}
          empty={
            isBeyond || isPlaceholderData ? loading : <NoOrders view={view} onChange={onChange} />
          }
        >
          {({ records }) => {
            const found = withText(records.rows, wanted);
            return found.length > 0 || typedText(wanted) === '' ? (
              <OrdersTable orders={found} onOpen={setOpened} />
            ) : (
              <NoMatch text={wanted} />
            );
          }}
        </QueryView>
      </div>
      <Pagination
        label={t`Orders pages`}
        page={view.page}
        totalPages={data?.totalPage ?? null}
        onPage={(page) => onChange({ page })}
      />
      <div className={css.fillsLine} data-commands="">
        {hasOrders || (list !== undefined && !isEmpty) ? (
          <ExportOrders view={view} clock={clock} isEmpty={isEmpty} />
        ) : null}
      </div>
      {asked ? <OrderByNumber key={asked} orderNo={asked} onClose={closeAsked} /> : null}
      {opened ? (
        <OrderDetails
          // A payment may have arrived since the order was opened.
          order={withNumber(data?.records.rows ?? [], opened.orderNo) ?? opened}
          onClose={() => setOpened(null)}
        />
      ) : null}
    </Card>
  );
}

const TYPES = [
  { value: 'all', label: inContext('all types')`All` },
  { value: 'residential', label: t`Residential` },
  { value: 'isp', label: 'ISP' },
] as const;

function TypeFilter({ view, onChange }: Pick<OrdersHistoryProps, 'view' | 'onChange'>) {
  if (!SELLS_ISP) return null;
  return (
    <RadioButtons
      label={t`Order type`}
      className={css.typeFilter}
      isLabelHidden
      layout="joined"
      options={TYPES}
      value={view.type ?? 'all'}
      onChange={(type) => onChange({ type: type === 'all' ? null : type })}
    />
  );
}

const RANGES: Record<QuickRange, string> = {
  '7d': inContext('last 7 days')`7d`,
  '30d': inContext('last 30 days')`30d`,
  '90d': inContext('last 90 days')`90d`,
  ytd: inContext('year to date')`YTD`,
};

function RangeBar({ view, clock, onChange }: Omit<OrdersHistoryProps, 'mode' | 'hasOrders'>) {
  return (
    <div className={css.fillsLine}>
      <div role="group" aria-label={t`Quick ranges`} className={css.quickRanges}>
        {QUICK_RANGES.map((range) => (
          <Button
            key={range}
            variant="ghost"
            size="sm"
            aria-pressed={view.quick === range}
            className={css.quickRange}
            onClick={() => onChange({ range })}
          >
            {RANGES[range]}
          </Button>
        ))}
      </div>
      <DateRangePicker
        label={t`Dates`}
        value={view.range}
        maxValue={todayIn(clock.now, clock.timeZone)}
        onChange={(range) => onChange({ range })}
      />
    </div>
  );
}

function NoOrders({ view, onChange }: Pick<OrdersHistoryProps, 'view' | 'onChange'>) {
  const isLater = view.page > 1;
  return (
    <EmptyState
      title={t`No orders yet`}
      text={
        isLater ? t`There are no orders on this page.` : t`No orders of this type in this period.`
      }
      action={
        isLater ? (
          <RestoreFocusButton variant="outline" onClick={() => onChange({ page: 1 })}>
            {t`First page`}
          </RestoreFocusButton>
        ) : (
          <Link
            href={paths.pricing(view.type === 'isp' ? { plan: 'isp' } : {})}
            className={buttonClass({ variant: 'outline' })}
          >
            {t`See the plans`}
          </Link>
        )
      }
    />
  );
}
