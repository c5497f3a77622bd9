import { Suspense } from 'react';
import { daysIn } from '../../domain/local-days.ts';
import type { UsagePoint } from '../../domain/usage/history.ts';
import { formatGb } from '../../domain/usage/usage.ts';
import { figureText } from '../../i18n/numbers.ts';
import { t } from '../../i18n/text.ts';
import { lazyPart } from '../../platform/lazy/lazy-part.tsx';
import { SENTENCES, dateFormat } from '../../platform/locale.ts';
import { figuresSummary } from '../../ui/BarPlot.css.ts';
import type { Bar } from '../../ui/BarPlot.tsx';
import { FiguresTable, type Figure } from '../../ui/FiguresTable.tsx';
import { monthTicks, type Tick } from '../../ui/plot-axis.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { WhileLoading } from '../../ui/WhileLoading.tsx';
import * as css from './usage.css.ts';

const BarPlot = lazyPart(async () => (await import('../../ui/BarPlot.tsx')).BarPlot);

export type UsageStep = 'hour' | 'day';

type UsagePlotProps = {
  points: readonly UsagePoint[];
  step: UsageStep;
  timeZone: string;
};

const TITLES = { hour: t`Data used per hour`, day: t`Data used per day` };
const HEADINGS = { hour: t`Hour`, day: t`Day` };
/** With more days than this, the labels are months. */
const MOST_DAYS = 31;

/** A plot of usage over time, and a table of the same figures, which omits times without usage. */
export function UsagePlot({ points, step, timeZone }: UsagePlotProps) {
  const rows = points.map((point) => ({
    ...point,
    start: String(point.at),
    label: labelOf(point.at, step, timeZone),
  }));
  const bars = points.map(({ at, gb }): Bar => ({
    value: gb,
    label: labelOf(at, step, timeZone, SENTENCES),
  }));
  return (
    <>
      <Suspense
        fallback={
          <WhileLoading offline={<p className={css.note}>{t`The plot needs a connection.`}</p>}>
            <Skeleton shape="card" className={css.plotPlace} />
          </WhileLoading>
        }
      >
        <BarPlot
          title={TITLES[step]}
          format={formatGb}
          bars={bars}
          ticksOf={(gap) => ticksOf(points, step, timeZone, gap)}
          leastStep={LEAST_STEP}
        />
      </Suspense>
      <details>
        <summary className={figuresSummary}>{t`Show as a table`}</summary>
        <FiguresTable
          label={TITLES[step]}
          heading={HEADINGS[step]}
          rows={rows.filter(({ gb, requests }) => gb > 0 || (requests ?? 0) > 0)}
          figures={points.some(({ requests }) => requests !== null) ? WITH_REQUESTS : DATA_ALONE}
        />
      </details>
    </>
  );
}

/** The smallest step in GB, because figures have two decimals. */
const LEAST_STEP = 0.01;

const DATA_ALONE: readonly Figure<UsagePoint>[] = [
  { key: 'gb', label: t`Data`, textOf: ({ gb }) => formatGb(gb) },
];
const WITH_REQUESTS: readonly Figure<UsagePoint>[] = [
  ...DATA_ALONE,
  {
    key: 'requests',
    label: t`Requests`,
    textOf: ({ requests }) => (requests === null ? '' : figureText(requests)),
  },
];

const LABELS = {
  hour: { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' },
  day: { dateStyle: 'medium' },
} as const;
const TICKS = { hour: { hour: 'numeric' }, day: { month: 'short', day: 'numeric' } } as const;

const labelOf = (at: number, step: UsageStep, timeZone: string, locale?: string) =>
  dateFormat({ ...LABELS[step], timeZone }, locale).format(at);

function ticksOf(
  points: readonly UsagePoint[],
  step: UsageStep,
  timeZone: string,
  gap: number,
): readonly Tick[] {
  if (points.length > MOST_DAYS) {
    const dayOf = daysIn(timeZone);
    return monthTicks(
      points.map(({ at }) => dayOf(at).toString()),
      'day',
      gap,
    );
  }
  const format = dateFormat({ ...TICKS[step], timeZone });
  return points.flatMap(({ at }, index) =>
    index % Math.max(1, Math.ceil(gap)) === 0 ? { index, label: format.format(at) } : [],
  );
}
