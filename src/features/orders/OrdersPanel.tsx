import { Suspense, useState } from 'react';
import type { OrderAnalysisRow } from '../../../generated/model/orderAnalysisRow.zod.ts';
import { useAnalyseOrders } from '../../../generated/orders/orders.ts';
import { useGetBandwidth } from '../../../generated/proxies/proxies.ts';
import { FIRST_DATA } from '../../api/query-client.ts';
import { gigabytesText } from '../../domain/gigabytes.ts';
import type { DateRange } from '../../domain/orders/order-range.ts';
import { purchasesOverTime } from '../../domain/orders/purchases.ts';
import { SELLS_ISP, type ProductType } from '../../domain/plans.ts';
import { figureText } from '../../i18n/numbers.ts';
import { plural, t } from '../../i18n/text.ts';
import { lazyPart } from '../../platform/lazy/lazy-part.tsx';
import { figuresSummary } from '../../ui/BarPlot.css.ts';
import { Card } from '../../ui/Card.tsx';
import { FiguresTable } from '../../ui/FiguresTable.tsx';
import { stack } from '../../ui/layout.css.ts';
import { stepLabel } from '../../ui/plot-axis.ts';
import { QueryView, queryState } from '../../ui/QueryView.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { StatCard } from '../../ui/StatCard.tsx';
import { heading } from '../../ui/text.css.ts';
import { WhileLoading } from '../../ui/WhileLoading.tsx';
import { useClock, useOrdersView } from './orders-view.ts';
import * as css from './orders.css.ts';
import { OrdersHistory } from './OrdersHistory.tsx';
import { barsOf, PURCHASE_FIGURES, STEP_HEADINGS } from './purchase-figures.ts';
import { useReadRows } from './use-read-rows.ts';

export function OrdersPanel({ mode }: { mode: ProductType }) {
  const clock = useClock();
  const [view, changeView] = useOrdersView(mode, clock);
  const analysis = useAnalyseOrders({ query: FIRST_DATA });
  const counts = analysis.data?.counts;
  const bandwidth = useGetBandwidth({ query: { enabled: false } }).data;
  // Until the counts have loaded, check whether the customer has bought data.
  const hasOrders = counts
    ? counts.basic + counts.premium + counts.isp > 0
    : bandwidth === undefined ||
      bandwidth.basicTotalBandWidth + bandwidth.premiumTotalBandWidth > 0;
  const cards: readonly (readonly [ProductType, string, number | undefined])[] = [
    ['residential', t`Residential Orders`, counts && counts.basic + counts.premium],
    ...(SELLS_ISP ? [['isp', t`ISP Orders`, counts?.isp] as const] : []),
  ];
  const unknown = queryState(analysis).kind === 'loading' ? <Skeleton shape="text" /> : '–';
  return (
    <div className={stack[4]}>
      {hasOrders ? (
        <Card as="section" aria-labelledby="order-statistics" className={stack[4]}>
          <h2 id="order-statistics" className={heading}>
            {t`Order Statistics`}
          </h2>
          <div className={css.figures}>
            <div className={css.counts}>
              {cards.map(([type, label, count]) => (
                <StatCard
                  key={type}
                  label={label}
                  figure={count === undefined ? unknown : figureText(count)}
                  isMarked={view.type === type}
                  onClick={() => changeView({ type: view.type === type ? null : type })}
                />
              ))}
            </div>
            <QueryView
              query={analysis}
              texts={{
                failed: t`The statistics could not be loaded`,
                offline: t`The statistics could not be loaded without a connection`,
              }}
              loading={LOADING}
              list={({ rows }) => rows}
              empty={NO_PURCHASES}
            >
              {({ rows: { rows } }) => (
                <Purchases rows={rows} range={view.range} timeZone={clock.timeZone} />
              )}
            </QueryView>
          </div>
        </Card>
      ) : null}
      <OrdersHistory {...{ mode, view, clock, hasOrders }} onChange={changeView} />
    </div>
  );
}

const LOADING = <Skeleton shape="card" className={css.plotPlace} />;
const NO_PURCHASES = <p className={css.noPurchases}>{t`Your purchases over time appear here.`}</p>;

const BarPlot = lazyPart(async () => (await import('../../ui/BarPlot.tsx')).BarPlot);
const SpendInRange = lazyPart(async () => (await import('./SpendInRange.tsx')).SpendInRange);

const loadingPlot = (offline: string) => (
  <WhileLoading offline={<p className={css.noPurchases}>{offline}</p>}>{LOADING}</WhileLoading>
);

const PLOTS = [
  {
    figure: 'gigabytes',
    titles: {
      day: t`GB bought per day`,
      week: t`GB bought per week`,
      month: t`GB bought per month`,
    },
    format: gigabytesText,
  },
  {
    figure: 'ips',
    titles: {
      day: t`IPs bought per day`,
      week: t`IPs bought per week`,
      month: t`IPs bought per month`,
    },
    format: (ips: number) => plural(ips, { one: '# IP', other: '# IPs' }),
  },
] as const;

type PurchasesProps = {
  range: DateRange;
  rows: readonly OrderAnalysisRow[];
  timeZone: string;
};

function Purchases({ rows: given, range, timeZone }: PurchasesProps) {
  const [isSpendOpen, setIsSpendOpen] = useState(false);
  const rows = useReadRows(given, timeZone);
  if (rows === null) return LOADING;
  const { step, purchases } = purchasesOverTime(rows, timeZone);
  if (purchases.length === 0) return NO_PURCHASES;
  const all = purchases.map((one) => ({ ...one, label: stepLabel(one, step) }));
  const plots = PLOTS.filter(({ figure }) => all.some((one) => one[figure] > 0));
  return (
    <div className={stack[2]}>
      <div className={css.plots}>
        {plots.map(({ figure, titles, format }) => (
          <Suspense key={figure} fallback={loadingPlot(t`The plot needs a connection.`)}>
            <BarPlot title={titles[step]} format={format} {...barsOf(all, step, figure)} />
          </Suspense>
        ))}
      </div>
      <div className={css.figureViews}>
        <details className={css.figureView}>
          <summary className={figuresSummary}>{t`Show as a table`}</summary>
          <FiguresTable
            label={t`Purchases over time`}
            heading={STEP_HEADINGS[step]}
            rows={all.filter(({ gigabytes, ips }) => gigabytes + ips > 0)}
            figures={PURCHASE_FIGURES}
          />
        </details>
        {rows.some(({ price }) => price !== undefined) ? (
          <details
            className={css.figureView}
            onToggle={(event) => setIsSpendOpen(event.currentTarget.open)}
          >
            <summary className={figuresSummary}>{t`Spend in the chosen range`}</summary>
            {isSpendOpen ? (
              <Suspense fallback={loadingPlot(t`The spend needs a connection.`)}>
                <SpendInRange {...{ rows, range, timeZone }} />
              </Suspense>
            ) : null}
          </details>
        ) : null}
      </div>
    </div>
  );
}
