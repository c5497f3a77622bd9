import { Link } from 'wouter';
import type { Tier } from '../../domain/plans.ts';
import { PLANS } from '../../domain/plans.ts';
import type { Usage } from '../../domain/usage.ts';
import { formatGb, isLow } from '../../domain/usage.ts';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Meter } from '../../ui/Meter.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import * as css from './residential.css.ts';

/** As high as a figure. */
const NO_FIGURE = '\u00A0';

type UsageCardProps = {
  tier: Tier;
  usage: Usage | undefined;
};

/** Used, total and remaining data of the chosen tier. Keeps its height while loading. */
export function UsageCard({ tier, usage }: UsageCardProps) {
  const name = PLANS[tier].shortName;
  const isEmpty = usage?.totalGb === 0;
  const low = usage !== undefined && isLow(usage);
  return (
    <Card padding="compact" className={css.usage} aria-busy={usage === undefined}>
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
        <Link
          href={paths.pricing({ plan: tier })}
          className={buttonClass({ variant: 'outline', size: 'sm' })}
        >
          Buy {name} data
        </Link>
      </div>
    </Card>
  );
}

function words(name: string, usage: Usage, low: boolean): string {
  if (usage.totalGb === 0) return `No ${name} data purchased yet`;
  const left = `${formatGb(usage.remainingGb)} remaining`;
  if (usage.remainingGb === 0) return `Your ${name} data is used up: ${left}`;
  return low ? `Running low: ${left}` : left;
}
