import type { OrderAnalysisRow } from '../../../generated/model/orderAnalysisRow.zod.ts';
import { lazyModule } from '../../platform/lazy-module.ts';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import * as css from './PurchasesPlot.css.ts';
import { PurchasesTable } from './PurchasesTable.tsx';
import { purchasesOverTime, stepLabel } from './purchases-over-time.ts';

/** Placeholder of the plots while their data load. */
export function PlotSkeleton() {
  return <Skeleton shape="card" className={css.place} />;
}

export const NO_PURCHASES = <p className={css.empty}>Your purchases over time appear here.</p>;

const BarPlot = lazyComponent(
  lazyModule(async () => (await import('./BarPlot.tsx')).BarPlot),
  {
    loading: <PlotSkeleton />,
    Missing: () => <p className={css.empty}>The plot needs a connection.</p>,
  },
);

interface PurchasesPlotProps {
  rows: readonly OrderAnalysisRow[];
  timeZone: string;
}

/** GB and IPs bought over time: two plots, and a table of the same figures. */
export function PurchasesPlot({ rows, timeZone }: PurchasesPlotProps) {
  const { step, purchases } = purchasesOverTime(rows, timeZone);
  if (purchases.length === 0) return NO_PURCHASES;
  const labels = purchases.map((bought) => stepLabel(bought, step));
  const plots = [
    { unit: 'GB', values: purchases.map(({ gigabytes }) => gigabytes) },
    { unit: 'IPs', values: purchases.map(({ ips }) => ips) },
  ] as const;
  return (
    <div className={css.root}>
      <div className={css.plots}>
        {plots.map(({ unit, values }) => (
          <BarPlot
            key={unit}
            title={`${unit} bought per ${step}`}
            unit={unit}
            {...{ labels, values }}
          />
        ))}
      </div>
      <PurchasesTable purchases={purchases} labels={labels} step={step} />
    </div>
  );
}
