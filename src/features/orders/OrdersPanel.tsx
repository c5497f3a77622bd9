import { useState } from 'react';
import type { OrderAnalysisRow } from '../../../generated/model/orderAnalysisRow.zod.ts';
import type { OrderCounts } from '../../../generated/model/orderCounts.zod.ts';
import { useAnalyseOrders } from '../../../generated/orders/orders.ts';
import type { DateRange } from '../../domain/orders/order-range.ts';
import type { Purchases, Step } from '../../domain/orders/purchases.ts';
import { purchasesOverTime } from '../../domain/orders/purchases.ts';
import type { ProductType } from '../../domain/plans.ts';
import { SELLS_ISP } from '../../domain/plans.ts';
import { figureText } from '../../domain/text.ts';
import { lazyComponent } from '../../platform/lazy/lazy-component.tsx';
import { lazyModule } from '../../platform/lazy/lazy-module.ts';
import { Card } from '../../ui/Card.tsx';
import { FilterCard } from '../../ui/FilterCard.tsx';
import { QueryView, queryState } from '../../ui/QueryView.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Table, TableCell, TableRow } from '../../ui/Table.tsx';
import { heading } from '../../ui/text.css.ts';
import { useClock, useOrdersView } from './orders-view.ts';
import * as css from './orders.css.ts';
import { OrdersHistory } from './OrdersHistory.tsx';
import { STEP_HEADINGS, stepLabel } from './step-label.ts';

export function OrdersPanel({ mode }: { mode: ProductType }) {
  const clock = useClock();
  const [view, changeView] = useOrdersView(mode, clock);
  const analysis = useAnalyseOrders({ query: { refetchOnMount: 'always' } });
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
            list={({ rows }) => rows}
            empty={NO_PURCHASES}
          >
            {({ rows: { rows } }) => (
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
  type: ProductType | null;
  onType: (type: ProductType | null) => void;
};

/** Two counts that toggle the type filter. Pressing the selected one clears it. */
function OrderStatistics({ counts, isMissing, type, onType }: OrderStatisticsProps) {
  const cards: readonly (readonly [ProductType, string, number | undefined])[] = [
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

/** Placeholder of the plots while their data load. */
function PlotSkeleton() {
  return <Skeleton shape="card" className={css.plotPlace} />;
}

const NO_PURCHASES = <p className={css.noPurchases}>Your purchases over time appear here.</p>;

const BarPlot = lazyComponent(
  lazyModule(async () => (await import('./BarPlot.tsx')).BarPlot),
  {
    loading: <PlotSkeleton />,
    Missing: () => <p className={css.noPurchases}>The plot needs a connection.</p>,
  },
);

const SpendInRange = lazyComponent(
  lazyModule(async () => (await import('./SpendInRange.tsx')).SpendInRange),
  {
    loading: <PlotSkeleton />,
    Missing: () => <p className={css.noPurchases}>The spend needs a connection.</p>,
  },
);

type PurchasesPlotProps = {
  /** The range of Orders History. */
  range: DateRange;
  rows: readonly OrderAnalysisRow[];
  timeZone: string;
};

/** GB and IPs bought over time: two plots, and a table of the same figures. */
function PurchasesPlot({ rows, range, timeZone }: PurchasesPlotProps) {
  const [isSpendOpen, setIsSpendOpen] = useState(false);
  const { step, purchases } = purchasesOverTime(rows, timeZone);
  if (purchases.length === 0) return NO_PURCHASES;
  const labels = purchases.map((bought) => stepLabel(bought, step));
  const plots = [
    { unit: 'GB', values: purchases.map(({ gigabytes }) => gigabytes) },
    ...(SELLS_ISP ? [{ unit: 'IPs', values: purchases.map(({ ips }) => ips) } as const] : []),
  ] as const;
  return (
    <div className={css.purchases}>
      <div className={css.plots}>
        {plots.map(({ unit, values }) => (
          <BarPlot
            key={unit}
            title={`${unit} bought per ${step}`}
            format={(value) => `${figureText(value)} ${unit}`}
            {...{ labels, values }}
          />
        ))}
      </div>
      <div className={css.figureViews}>
        <PurchasesTable purchases={purchases} labels={labels} step={step} />
        {rows.some(({ price }) => price !== undefined) ? (
          <details
            className={css.figureView}
            onToggle={(event) => setIsSpendOpen(event.currentTarget.open)}
          >
            <summary className={css.figuresSummary}>Spend in the chosen range</summary>
            {isSpendOpen ? <SpendInRange {...{ rows, range, timeZone }} /> : null}
          </details>
        ) : null}
      </div>
    </div>
  );
}

type PurchasesTableProps = {
  purchases: readonly Purchases[];
  labels: readonly string[];
  step: Step;
};

/** The figures of the plots. Steps without a purchase are left out. */
function PurchasesTable({ purchases, labels, step }: PurchasesTableProps) {
  const time = STEP_HEADINGS[step];
  const columns = [
    { key: 'time', label: time },
    { key: 'gb', label: 'GB', align: 'end' },
    ...(SELLS_ISP ? [{ key: 'ips', label: 'IPs', align: 'end' } as const] : []),
  ] as const;
  return (
    <details className={css.figureView}>
      <summary className={css.figuresSummary}>Show as a table</summary>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable with the keyboard */}
      <section className={css.figuresTable} tabIndex={0} aria-label="Purchases over time, scrolls">
        <Table label="Purchases over time" columns={columns}>
          {purchases.map(({ start, gigabytes, ips }, index) =>
            gigabytes + ips > 0 ? (
              <TableRow key={start}>
                <TableCell label={time}>{labels[index]}</TableCell>
                <TableCell label="GB" align="end">
                  {figureText(gigabytes)}
                </TableCell>
                {SELLS_ISP ? (
                  <TableCell label="IPs" align="end">
                    {figureText(ips)}
                  </TableCell>
                ) : null}
              </TableRow>
            ) : null,
          )}
        </Table>
      </section>
    </details>
  );
}
