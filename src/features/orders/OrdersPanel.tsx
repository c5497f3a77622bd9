import { useAnalyseOrders } from '../../../generated/orders/orders.ts';
import { readRows } from '../../api/rows.ts';
import type { Product } from '../../domain/plans.ts';
import { Card } from '../../ui/Card.tsx';
import { queryState } from '../../ui/query-state.ts';
import { QueryView } from '../../ui/QueryView.tsx';
import { heading } from '../../ui/text.css.ts';
import { OrdersHistory } from './OrdersHistory.tsx';
import * as css from './OrdersPanel.css.ts';
import { OrderStatistics } from './OrderStatistics.tsx';
import { NO_PURCHASES, PlotSkeleton, PurchasesPlot } from './PurchasesPlot.tsx';
import { useClock } from './use-clock.ts';
import { useOrdersView } from './use-orders-view.ts';

export function OrdersPanel({ mode }: { mode: Product }) {
  const clock = useClock();
  const [view, changeView] = useOrdersView(mode, clock);
  const analysis = useAnalyseOrders();
  return (
    <div className={css.root}>
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
            {({ rows }) => <PurchasesPlot rows={rows} timeZone={clock.timeZone} />}
          </QueryView>
        </div>
      </Card>
      <OrdersHistory mode={mode} view={view} clock={clock} onChange={changeView} />
    </div>
  );
}
