import { useId, useState } from 'react';
import { formatMoney } from '../../domain/money/money.ts';
import { GB_RANGE, PLANS } from '../../domain/plans.ts';
import { figureText } from '../../domain/text.ts';
import { typedNumber } from '../../domain/typed-text.ts';
import type { TrafficEstimate } from '../../domain/usage/data-plan.ts';
import { planGigabytes, recommendPlan } from '../../domain/usage/data-plan.ts';
import { Button } from '../../ui/Button.tsx';
import { RadioButtons } from '../../ui/RadioButtons.tsx';
import { heading, mono, price } from '../../ui/text.css.ts';
import { NumberField } from '../../ui/TextField.tsx';
import * as css from './pricing.css.ts';
import type { PurchaseIntent } from './use-card-purchase.ts';

const TARGETS = [
  { value: 'plain', label: 'Everyday sites' },
  { value: 'hard', label: 'High-value, or by state and city' },
] as const;

export function DataPlanner({ onPick }: { onPick: (picked: PurchaseIntent) => void }) {
  const id = useId();
  const [texts, setTexts] = useState(INITIAL_GUESS);
  const [target, setTarget] = useState<(typeof TARGETS)[number]['value']>('plain');
  const needed = planGigabytes(toEstimate(texts));
  const advice = recommendPlan(needed, target === 'hard');
  const plan = advice.tier;
  return (
    <section aria-labelledby={id} className={css.section}>
      <div className={css.words}>
        <h2 id={id} className={heading}>
          How much data do you need?
        </h2>
        <p className={css.text}>Pages times page weight times retries gives the GB to buy.</p>
      </div>
      <div className={css.fields}>
        {PLANNER_FIELDS.map(({ key, label, unit }) => (
          <NumberField
            key={key}
            label={label}
            name={key}
            hint={unit}
            value={texts[key]}
            onChange={(text) => setTexts((before) => ({ ...before, [key]: text }))}
            inputClassName={mono}
          />
        ))}
        <RadioButtons
          label="Target"
          layout="joined"
          options={TARGETS}
          value={target}
          onChange={setTarget}
          className={css.target}
        />
      </div>
      <div className={css.result} aria-live="polite">
        <p className={css.needed}>{`${figureText(needed)} GB needed`}</p>
        <p className={price}>
          <span>{`${advice.gigabytes} GB`}</span>{' '}
          <span className={css.plan}>{PLANS[plan].name}</span>
        </p>
        <p className={css.text}>
          {advice.exceeds
            ? `One purchase takes up to ${GB_RANGE.max} GB: buy more than once, or open a ticket.`
            : `${formatMoney(advice.price)} before discount`}
        </p>
        <Button
          variant="outline"
          onClick={() => onPick({ plan, amount: advice.gigabytes, code: '' })}
        >
          {`Choose ${advice.gigabytes} GB ${PLANS[plan].shortName}`}
        </Button>
      </div>
    </section>
  );
}

const PLANNER_FIELDS = [
  { key: 'pages', label: 'Pages', unit: 'pages' },
  { key: 'pageWeightKb', label: 'Page weight', unit: 'kB each' },
  { key: 'retriesPercent', label: 'Retries', unit: '% of pages' },
] as const satisfies readonly { key: keyof TrafficEstimate; label: string; unit: string }[];

type PlannerTexts = Record<keyof TrafficEstimate, string>;

/** The weight is that of an HTML page with its scripts, without images. */
const INITIAL_GUESS: PlannerTexts = {
  pages: '50000',
  pageWeightKb: '250',
  retriesPercent: '10',
};

const HIGHEST: TrafficEstimate = {
  pages: 1_000_000_000,
  pageWeightKb: 1_000_000,
  retriesPercent: 10_000,
};

/** The numbers in the fields. Empty and negative ones count as 0. */
function toEstimate(texts: PlannerTexts): TrafficEstimate {
  const read = (key: keyof TrafficEstimate) =>
    Math.min(HIGHEST[key], Math.max(0, typedNumber(texts[key]) ?? 0));
  return {
    pages: read('pages'),
    pageWeightKb: read('pageWeightKb'),
    retriesPercent: read('retriesPercent'),
  };
}
