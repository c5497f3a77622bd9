import { useState } from 'react';
import type { OrderAnalysisRow } from '../../../generated/model/orderAnalysisRow.zod.ts';
import { formatMoney } from '../../domain/money/money.ts';
import type { DateRange } from '../../domain/orders/order-range.ts';
import type { Step } from '../../domain/orders/purchases.ts';
import { spendInRange, stepsOfRange } from '../../domain/orders/spend.ts';
import { SELLS_ISP } from '../../domain/plans.ts';
import { countText } from '../../domain/text.ts';
import { figureText } from '../../i18n/numbers.ts';
import { SENTENCES } from '../../platform/locale.ts';
import { InlineMessage } from '../../ui/InlineMessage.tsx';
import { RadioButtons } from '../../ui/RadioButtons.tsx';
import { BarPlot } from './BarPlot.tsx';
import { FiguresTable } from './FiguresTable.tsx';
import { stepLabel } from './plot-axis.ts';
import * as css from './plots.css.ts';

const STEPS = [
  { value: 'day', label: 'Day' },
  { value: 'week', label: 'Week' },
  { value: 'month', label: 'Month' },
] as const;

type SpendInRangeProps = {
  rows: readonly OrderAnalysisRow[];
  range: DateRange;
  timeZone: string;
};

/** Dollars beside GB and IPs in the chosen range: docs/product/dashboard.md#order-statistics. */
export function SpendInRange({ rows, range, timeZone }: SpendInRangeProps) {
  const [chosen, setChosen] = useState<Step | null>(null);
  const { natural, possible } = stepsOfRange(range);
  const step = chosen !== null && possible.includes(chosen) ? chosen : natural;
  const { total, steps, unpriced } = spendInRange(rows, range, { step, timeZone });
  const all = steps.map((one) => ({ ...one, label: stepLabel(one, step) }));
  const bought = all.filter(({ dollars, gigabytes, ips }) => dollars + gigabytes + ips > 0);
  return (
    <div className={css.spend}>
      <p role="status">
        <span>{`${stepLabel({ start: range.start }, 'day', SENTENCES)} – ${stepLabel({ start: range.end }, 'day', SENTENCES)}:`}</span>{' '}
        <strong>{formatMoney(total.dollars)}</strong>{' '}
        <span>{`for ${figureText(total.gigabytes)} GB${SELLS_ISP ? ` and ${countText(total.ips, 'IP')}` : ''}`}</span>
      </p>
      <RadioButtons
        label="Spend by"
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
            ? 'Choose a shorter range to see days or weeks.'
            : undefined
        }
      />
      {unpriced > 0 ? (
        <InlineMessage kind="warning" isLive={false}>
          {unpriced === 1
            ? 'The price of 1 purchase is not known.'
            : `The price of ${unpriced} purchases is not known.`}
        </InlineMessage>
      ) : null}
      {bought.length === 0 ? (
        <p>No purchases in this period.</p>
      ) : (
        <>
          <BarPlot
            title={`Spend per ${step}`}
            format={formatMoney}
            rows={steps}
            step={step}
            figure="dollars"
          />
          <FiguresTable
            label="Spend"
            step={step}
            rows={bought}
            first={{ label: 'Spend($)', textOf: ({ dollars }) => formatMoney(dollars) }}
          />
        </>
      )}
    </div>
  );
}
