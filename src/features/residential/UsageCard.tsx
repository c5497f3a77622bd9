import { Link } from 'wouter';
import type { Tier } from '../../domain/plans.ts';
import { PLANS } from '../../domain/plans.ts';
import type { Pace, Usage } from '../../domain/usage.ts';
import { usedUpAt, formatGb, isLow } from '../../domain/usage.ts';
import { paths } from '../../paths.ts';
import { dateFormat } from '../../platform/locale.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Meter } from '../../ui/Meter.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import * as css from './residential.css.ts';

/** As high as a figure. */
const NO_FIGURE = '\u00A0';

/** How fast the data of the chosen tier is used, as far as this browser has seen it. */
export type Runway = {
  pace: Pace | null;
  now: number;
};

type UsageCardProps = {
  /** Null until the generator's tier is decided. */
  tier: Tier | null;
  usage: Usage | undefined;
  /** Null until this browser has seen the data left for long enough. */
  runway: Runway | null;
  isLoading: boolean;
};

/** Used, total and remaining data of the chosen tier. Keeps its height while loading. */
export function UsageCard({ tier, usage, runway, isLoading }: UsageCardProps) {
  const name = PLANS[tier ?? 'basic'].shortName;
  const isEmpty = usage?.totalGb === 0;
  const low = usage !== undefined && isLow(usage);
  return (
    <Card padding="compact" className={css.usage} aria-busy={isLoading}>
      {usage ? (
        <Meter
          label="Data usage"
          value={usage.usedGb}
          max={usage.totalGb}
          valueText={`${formatGb(usage.usedGb)} / ${formatGb(usage.totalGb)}`}
          tone={low ? 'warning' : 'accent'}
        />
      ) : (
        <div aria-hidden="true">
          <Meter label="Data usage" value={0} max={0} valueText={NO_FIGURE} />
        </div>
      )}
      <div className={css.usageFoot}>
        <p className={low || isEmpty ? css.usageStrong : css.usageQuiet}>
          {usage ? words(name, usage, low) : <Skeleton shape="text" className={css.usageWaiting} />}
        </p>
        {tier === null ? (
          <Skeleton shape="button" className={css.buy} />
        ) : (
          <Link
            href={paths.pricing({ plan: tier })}
            className={buttonClass({ variant: 'outline', size: 'sm' }, css.buy)}
          >
            Buy {name} data
          </Link>
        )}
      </div>
      {runway && !isEmpty ? (
        <p className={css.runway}>
          {usage ? runwayText(name, usage, runway) : <Skeleton shape="text" />}
        </p>
      ) : null}
    </Card>
  );
}

function words(name: string, usage: Usage, low: boolean): string {
  if (usage.totalGb === 0) return `No ${name} data purchased yet`;
  const left = `${formatGb(usage.remainingGb)} remaining`;
  if (usage.remainingGb === 0) return `Your ${name} data is used up: ${left}`;
  return low ? `Running low: ${left}` : left;
}

function runwayText(name: string, { remainingGb }: Usage, { pace, now }: Runway): string {
  if (pace === null) return NO_FIGURE;
  const span = `the last ${pace.days} days`;
  if (pace.gbPerDay === 0) return `No ${name} data was used in ${span}.`;
  const start = `At the pace of ${span}`;
  if (remainingGb === 0)
    return `${start} you use ${formatGb(pace.gbPerDay)} of ${name} data a day.`;
  const end = usedUpAt(remainingGb, pace, now);
  const day = dateFormat({ month: 'long', day: 'numeric' });
  const until = end ? `until about ${day.format(end)}` : 'for more than a year';
  return `${start} your ${name} data lasts ${until}.`;
}
