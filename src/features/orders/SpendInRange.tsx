import { useState } from 'react';
import type { OrderAnalysisRow } from '../../../generated/model/orderAnalysisRow.zod.ts';
import { gigabytesText } from '../../domain/gigabytes.ts';
import { formatMoney } from '../../domain/money/money.ts';
import type { DateRange } from '../../domain/orders/order-range.ts';
import type { Purchases, Step } from '../../domain/orders/purchases.ts';
import { spendInRange, stepsOfRange } from '../../domain/orders/spend.ts';
import { SELLS_ISP } from '../../domain/plans.ts';
import { T, plural, t } from '../../i18n/text.ts';
import { BarPlot } from '../../ui/BarPlot.tsx';
import { FiguresTable, type Figure } from '../../ui/FiguresTable.tsx';
import { InlineMessage } from '../../ui/InlineMessage.tsx';
import { stepInSentence, stepLabel } from '../../ui/plot-axis.ts';
import { RadioButtons } from '../../ui/RadioButtons.tsx';
import * as css from './orders.css.ts';
import { barsOf, PURCHASE_FIGURES, STEP_HEADINGS } from './purchase-figures.ts';

const STEPS = [
  { value: 'day', label: t`Day` },
  { value: 'week', label: t`Week` },
  { value: 'month', label: t`Month` },
] as const;

const TITLES: Record<Step, string> = {
  day: t`Spend per day`,
  week: t`Spend per week`,
  month: t`Spend per month`,
};

const SPEND_FIGURES: readonly Figure<Purchases>[] = [
  { key: 'spend', label: t`Spend($)`, textOf: ({ dollars }) => formatMoney(dollars) },
  ...PURCHASE_FIGURES,
];

type SpendInRangeProps = {
  rows: readonly OrderAnalysisRow[];
  range: DateRange;
  timeZone: string;
};

/** Dollars, GB and IPs in the chosen range: docs/product/dashboard.md#order-statistics. */
export function SpendInRange({ rows, range, timeZone }: SpendInRangeProps) {
  const [chosen, setChosen] = useState<Step | null>(null);
  const { natural, possible } = stepsOfRange(range);
  const step = chosen !== null && possible.includes(chosen) ? chosen : natural;
  const { total, steps, unpriced } = spendInRange(rows, range, { step, timeZone });
  const all = steps.map((one) => ({ ...one, label: stepLabel(one, step) }));
  const bought = all.filter(({ dollars, gigabytes, ips }) => dollars + gigabytes + ips > 0);
  const dates = `${stepInSentence(range, 'day')} – ${stepInSentence({ start: range.end }, 'day')}`;
  const gigabytes = gigabytesText(total.gigabytes);
  return (
    <div className={css.spend}>
      <p role="status">
        {SELLS_ISP ? (
          <T>
            <bdi>{dates}</bdi>: <strong>{formatMoney(total.dollars)}</strong> for{' '}
            <bdi>{gigabytes}</bdi> and{' '}
            <span>{plural(total.ips, { one: '# IP', other: '# IPs' })}</span>
          </T>
        ) : (
          <T>
            <bdi>{dates}</bdi>: <strong>{formatMoney(total.dollars)}</strong> for{' '}
            <bdi>{gigabytes}</bdi>
          </T>
        )}
      </p>
      <RadioButtons
        label={t`Spend by`}
        options={STEPS.map((option) => ({
          ...option,
          disabled: !possible.includes(option.value),
        }))}
        value={step}
        onChange={setChosen}
        layout="joined"
        className={css.spendSteps}
        hint={
          possible.length < STEPS.length
            ? t`Choose a shorter range to see days or weeks.`
            : undefined
        }
      />
      {unpriced > 0 ? (
        <InlineMessage kind="warning" isLive={false}>
          {plural(unpriced, {
            one: 'The price of # purchase is not known.',
            other: 'The price of # purchases is not known.',
          })}
        </InlineMessage>
      ) : null}
      {bought.length === 0 ? (
        <p>{t`No purchases in this period.`}</p>
      ) : (
        <>
          <BarPlot title={TITLES[step]} format={formatMoney} {...barsOf(steps, step, 'dollars')} />
          <FiguresTable
            label={t`Spend`}
            heading={STEP_HEADINGS[step]}
            rows={bought}
            figures={SPEND_FIGURES}
          />
        </>
      )}
    </div>
  );
}
