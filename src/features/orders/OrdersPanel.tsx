import type { OrderCounts } from '../../../generated/model/orderCounts.zod.ts';
import { useAnalyseOrders } from '../../../generated/orders/orders.ts';
import { readRows } from '../../api/rows.ts';
import type { Product } from '../../domain/plans.ts';
import { SELLS_ISP } from '../../domain/plans.ts';
import { figureText } from '../../domain/text.ts';
import { Card } from '../../ui/Card.tsx';
import { FilterCard } from '../../ui/FilterCard.tsx';
import { QueryView, queryState } from '../../ui/QueryView.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { heading } from '../../ui/text.css.ts';
import { useClock, useOrdersView } from './orders-view.ts';
import * as css from './orders.css.ts';
import { OrdersHistory } from './OrdersHistory.tsx';
import { NO_PURCHASES, PlotSkeleton, PurchasesPlot } from './PurchasesPlot.tsx';

export function OrdersPanel({ mode }: { mode: Product }) {
  const clock = useClock();
  const [view, changeView] = useOrdersView(mode, clock);
  const analysis = useAnalyseOrders();
  return (
    <div className={css.panel}>
      <Card as="section" aria-labelledby="order-statistics" className={css.statistics}>
        <h2 id="order-statistics" className={heading}>
          Order Statistics
        </h2>
        <div className={css.figures}>
          <OrderStatistics
            counts={analysis.data?.counts}
            isMissing={queryState(analysis).kind !== 'loading'}
            type={view.type}
            onType={(type) => changeView({ type })}
          />
          <QueryView
            query={analysis}
            what="The statistics"
            loading={<PlotSkeleton />}
            list={({ rows }) => readRows(rows)}
            empty={NO_PURCHASES}
          >
            {({ rows }) => (
              <PurchasesPlot rows={rows} range={view.range} timeZone={clock.timeZone} />
            )}
          </QueryView>
        </div>
      </Card>
      <OrdersHistory mode={mode} view={view} clock={clock} onChange={changeView} />
    </div>
  );
}

type OrderStatisticsProps = {
  counts: OrderCounts | undefined;
  /** The counts failed to load, or there is no connection. */
  isMissing: boolean;
  type: Product | null;
  onType: (type: Product | null) => void;
};

/** Two counts that toggle the type filter. Pressing the selected one clears it. */
export function OrderStatistics({ counts, isMissing, type, onType }: OrderStatisticsProps) {
  const cards: readonly (readonly [Product, string, number | undefined])[] = [
    ['residential', 'Residential Orders', counts && counts.basic + counts.premium + 0],
    ...(SELLS_ISP ? [['isp', 'ISP Orders', counts && counts.isp + 0] as const] : []),
  ];
  const unknown = isMissing ? '–' : <Skeleton shape="title" />;
  return (
    <div className={css.counts}>
      {cards.map(([value, label, count]) => (
        <FilterCard
          key={value}
          label={label}
          figure={count === undefined ? unknown : figureText(count)}
          isPressed={type === value}
          onPress={() => onType(type === value ? null : value)}
        />
      ))}
    </div>
  );
}
