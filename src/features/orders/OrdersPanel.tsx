import { useAnalyseOrders } from '../../../generated/orders/orders.ts';
import { unreadRows } from '../../api/rows.ts';
import type { ProductTab } from '../../paths.ts';
import { Card } from '../../ui/Card.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { heading } from '../../ui/text.css.ts';
import { OrdersHistory } from './OrdersHistory.tsx';
import { NeedsConnection } from '../../ui/NeedsConnection.tsx';
import * as css from './OrdersPanel.css.ts';
import { UnreadRows } from '../../ui/UnreadRows.tsx';
import { OrderStatistics } from './OrderStatistics.tsx';
import { PurchasesPlot } from './PurchasesPlot.tsx';
import { useClock } from './use-clock.ts';
import { useOrdersView } from './use-orders-view.ts';

/** Order Statistics and Orders History (specification §2). */
export function OrdersPanel({ mode }: { mode: ProductTab }) {
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
            isMissing={analysis.isPaused || analysis.isError}
            type={view.type}
            onType={(type) => changeView({ type })}
          />
          {analysis.isPaused && analysis.data === undefined ? (
            <NeedsConnection what="The statistics" />
          ) : analysis.isError && analysis.data === undefined ? (
            <ErrorState
              title="The statistics could not be loaded"
              onRetry={() => void analysis.refetch()}
              isRetrying={analysis.isFetching}
            />
          ) : (
            <div>
              <UnreadRows count={unreadRows(analysis.data?.rows ?? [])} />
              <PurchasesPlot rows={analysis.data?.rows} timeZone={clock.timeZone} />
            </div>
          )}
        </div>
      </Card>
      <OrdersHistory mode={mode} view={view} clock={clock} onChange={changeView} />
    </div>
  );
}
