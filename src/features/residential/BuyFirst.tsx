import { Link } from 'wouter';
import { formatListPrice } from '../../domain/money/money.ts';
import { residentialPrice } from '../../domain/money/price.ts';
import { GB_RANGE, PLANS, TIERS, type Tier } from '../../domain/plans.ts';
import { PRODUCTS } from '../../domain/products.ts';
import {
  canGenerate,
  formatGb,
  usableTiers,
  usageOf,
  type Bandwidth,
} from '../../domain/usage/usage.ts';
import { T, t } from '../../i18n/text.ts';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/Button.tsx';
import * as css from './residential.css.ts';

export const EMPTY_TEXT = t`Generated proxies will appear here`;

/** Whether a list of this tier can be generated, as far as the shop knows. */
export const hasDataLeft = (data: Bandwidth | undefined, tier: Tier): boolean =>
  data === undefined || canGenerate(usageOf(data, tier));

const isNew = (data: Bandwidth) =>
  usableTiers(data).every((tier) => usageOf(data, tier).totalGb === 0);

/** Replaces the list while there is no data to generate it with: docs/product/dashboard.md#first-purchase. */
export function BuyFirst({ data, tier }: { data: Bandwidth; tier: Tier }) {
  return isNew(data) ? <FirstSteps /> : <BuyMore data={data} tier={tier} />;
}

/** The popular tier first. */
const OFFERED = TIERS.toSorted((a, b) => Number(isPopular(b)) - Number(isPopular(a)));

function isPopular(tier: Tier): boolean {
  return PRODUCTS.some(({ plan, popular }) => plan === tier && popular);
}

const LOWEST = Math.min(...TIERS.map((tier) => residentialPrice(tier, GB_RANGE.min)));

function FirstSteps() {
  const price = formatListPrice(LOWEST);
  const gigabytes = GB_RANGE.min;
  return (
    <div className={css.first}>
      <ol className={css.steps}>
        <li className={css.step}>
          <T>
            <span className={css.stepName}>Buy data</span>
            <span>{`from ${price} for ${gigabytes} GB`}</span>
          </T>
        </li>
        <li className={css.step}>
          <T>
            <span className={css.stepName}>Pick a place</span>
            <span>and how long each session lasts</span>
          </T>
        </li>
        <li className={css.step}>
          <span className={css.stepName}>{t`Copy your list`}</span>
          <span>{EMPTY_TEXT}</span>
        </li>
      </ol>
      <div className={css.firstLinks}>
        {OFFERED.map((tier, index) => (
          <BuyLink key={tier} tier={tier} isPrimary={index === 0} />
        ))}
      </div>
    </div>
  );
}

function BuyMore({ data, tier }: { data: Bandwidth; tier: Tier }) {
  const name = PLANS[tier].shortName;
  const other = usableTiers(data).find((one) => canGenerate(usageOf(data, one)));
  return (
    <div className={css.first}>
      <p className={css.stepName}>
        {usageOf(data, tier).totalGb > 0 ? t`You have used all your ${name} data` : EMPTY_TEXT}
      </p>
      {other ? (
        <p>{leftText(PLANS[other].shortName, formatGb(usageOf(data, other).remainingGb))}</p>
      ) : null}
      <BuyLink tier={tier} isPrimary />
    </div>
  );
}

const leftText = (name: string, amount: string) =>
  t`You have ${amount} of ${name} data left. Choose ${name} to use it.`;

function BuyLink({ tier, isPrimary }: { tier: Tier; isPrimary: boolean }) {
  const name = PLANS[tier].shortName;
  return (
    <Link
      href={paths.pricing({ plan: tier })}
      className={buttonClass({ variant: isPrimary ? 'default' : 'outline' })}
    >
      {t`Buy ${name} data`}
    </Link>
  );
}
