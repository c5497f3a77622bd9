import type { Purchases, Step } from '../../domain/orders/purchases.ts';
import { SELLS_ISP } from '../../domain/plans.ts';
import { figureText } from '../../i18n/numbers.ts';
import { t } from '../../i18n/text.ts';
import type { Bar } from '../../ui/BarPlot.tsx';
import type { Figure } from '../../ui/FiguresTable.tsx';
import { monthTicks, stepInSentence } from '../../ui/plot-axis.ts';

export const STEP_HEADINGS: Record<Step, string> = {
  day: t`Day`,
  week: t`Week of`,
  month: t`Month`,
};

/** The columns of the table, which omits steps without a purchase. */
export const PURCHASE_FIGURES: readonly Figure<Purchases>[] = [
  { key: 'GB', label: t`GB`, textOf: ({ gigabytes }) => figureText(gigabytes) },
  ...(SELLS_ISP
    ? [{ key: 'IPs', label: t`IPs`, textOf: ({ ips }: Purchases) => figureText(ips) }]
    : []),
];

/** The bars of one figure, with the months below them. */
export function barsOf(
  rows: readonly Purchases[],
  step: Step,
  figure: 'gigabytes' | 'ips' | 'dollars',
) {
  const starts = rows.map(({ start }) => start);
  return {
    bars: rows.map((row): Bar => ({
      value: row[figure],
      label: stepInSentence(row, step),
    })),
    ticksOf: (gap: number) => monthTicks(starts, step, gap),
  };
}
