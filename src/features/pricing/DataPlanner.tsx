import { useId, useState } from 'react';
import { gigabytesText } from '../../domain/gigabytes.ts';
import { formatMoney } from '../../domain/money/money.ts';
import { GB_RANGE, PLANS, TIERS } from '../../domain/plans.ts';
import { typedNumber } from '../../domain/typed-text.ts';
import {
  planGigabytes,
  recommendPlan,
  type TrafficEstimate,
} from '../../domain/usage/data-plan.ts';
import { figureText } from '../../i18n/numbers.ts';
import { inContext, t } from '../../i18n/text.ts';
import { Button } from '../../ui/Button.tsx';
import { RadioButtons } from '../../ui/RadioButtons.tsx';
import { heading, mono, price } from '../../ui/text.css.ts';
import { NumberField } from '../../ui/TextField.tsx';
import * as css from './pricing.css.ts';
import type { PurchaseIntent } from './use-card-purchase.ts';

const TARGETS = [
  { value: 'plain', label: t`Everyday sites` },
  { value: 'hard', label: t`High-value, or by state and city` },
] as const;

const FIELDS = [
  {
    key: 'pages',
    label: inContext('of a website')`Pages`,
    unit: t`in total`,
    guess: '50000',
    highest: 1_000_000_000,
  },
  // The default is an HTML page with its scripts, but without images.
  {
    key: 'pageWeightKb',
    label: t`Page size`,
    unit: t`kB on average`,
    guess: '250',
    highest: 1_000_000,
  },
  {
    key: 'retriesPercent',
    label: t`Retry rate`,
    unit: t`% of pages`,
    guess: '10',
    highest: 10_000,
  },
] as const;

type Texts = Partial<Record<keyof TrafficEstimate, string>>;

/** The numbers in the fields. Empty and negative ones count as 0. */
function toEstimate(texts: Texts): TrafficEstimate {
  const read = ({ key, guess, highest }: (typeof FIELDS)[number]) =>
    Math.min(highest, Math.max(0, typedNumber(texts[key] ?? guess) ?? 0));
  const [pages, pageWeight, retries] = FIELDS;
  return {
    pages: read(pages),
    pageWeightKb: read(pageWeight),
    retriesPercent: read(retries),
  };
}

export function DataPlanner({ onPick }: { onPick: (picked: PurchaseIntent) => void }) {
  const id = useId();
  const [texts, setTexts] = useState<Texts>({});
  const [target, setTarget] = useState<(typeof TARGETS)[number]['value']>('plain');
  const needed = planGigabytes(toEstimate(texts));
  const advice = recommendPlan(needed, target === 'hard');
  const plan = advice.tier;
  return (
    <section aria-labelledby={id} className={css.section}>
      <div className={css.words}>
        <h2 id={id} className={heading}>
          {t`How much data do you need?`}
        </h2>
        <p className={css.text}>{t`Estimate your traffic from pages, page size and retries.`}</p>
      </div>
      <div className={css.plannerFields}>
        {FIELDS.map(({ key, label, unit, guess }) => (
          <NumberField
            key={key}
            label={label}
            name={key}
            hint={unit}
            value={texts[key] ?? guess}
            onChange={(text) => setTexts((before) => ({ ...before, [key]: text }))}
            inputClassName={mono}
          />
        ))}
        {TIERS.length > 1 ? (
          <RadioButtons
            label={t`Target`}
            layout="joined"
            options={TARGETS}
            value={target}
            onChange={setTarget}
            className={css.target}
          />
        ) : null}
      </div>
      <div className={css.result} aria-live="polite">
        <p className={css.needed}>{t`You need about ${figureText(needed)} GB`}</p>
        <p className={price}>
          <bdi>{gigabytesText(advice.gigabytes)}</bdi>{' '}
          <span className={css.plan}>{PLANS[plan].name}</span>
        </p>
        <p className={css.text}>
          {advice.exceeds
            ? t`One purchase takes up to ${GB_RANGE.max} GB: buy more than once, or open a ticket.`
            : t`${formatMoney(advice.price)} before discount`}
        </p>
        <Button
          variant="outline"
          onClick={() => onPick({ plan, amount: advice.gigabytes, code: '' })}
        >
          {t`Choose ${advice.gigabytes} GB ${PLANS[plan].shortName}`}
        </Button>
      </div>
    </section>
  );
}
