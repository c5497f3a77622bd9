import { useState, useEffect } from 'react';
import { Link } from 'wouter';
import type { Bandwidth } from '../../../generated/model/bandwidth.zod.ts';
import { useGetBandwidth } from '../../../generated/proxies/proxies.ts';
import { FIRST_DATA } from '../../api/query-client.ts';
import { PLANS, TIERS, type Tier } from '../../domain/plans.ts';
import {
  hasPace,
  paceOf,
  addReading,
  formatGb,
  usableTiers,
  usageOf,
  usedUpAt,
  isLow,
  validityText,
  type Reading,
  type Usage,
  type Pace,
} from '../../domain/usage/usage.ts';
import { plural, t } from '../../i18n/text.ts';
import { paths } from '../../paths.ts';
import { SENTENCES, dateFormat, useTimeZone } from '../../platform/locale.ts';
import { usePersisted } from '../../platform/persisted.ts';
import { readingsOf } from '../../saved/readings.ts';
import { useSession } from '../../session/session.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { cx } from '../../ui/cx.ts';
import { Meter } from '../../ui/Meter.tsx';
import { QueryView } from '../../ui/QueryView.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { StatCard } from '../../ui/StatCard.tsx';
import { muted } from '../../ui/text.css.ts';
import * as css from './residential.css.ts';

type DataLeftProps = {
  /** Null until the generator's tier is decided. */
  tier: Tier | null;
  /** False while the output area offers to buy data. */
  isOffered: boolean;
};

export function DataLeft({ tier, isOffered }: DataLeftProps) {
  // Switching here loads it, however new it is.
  const query = useGetBandwidth({ query: FIRST_DATA });
  const [openedAt] = useState(Date.now);
  const now = query.dataUpdatedAt || openedAt;
  const readings = useReadings(query.data, now);
  const runway = hasPace(readings, now)
    ? { pace: paceOf(readings, tier ?? TIERS[0], now), now }
    : null;
  const common = { tier, runway, isOffered };
  return (
    <QueryView
      query={query}
      texts={{
        failed: t`Your data could not be loaded`,
        offline: t`Your data could not be loaded without a connection`,
      }}
      loading={<Cards {...common} />}
      renderFrame={(message) => (
        <div className={css.insteadOfCards}>
          <div inert>
            <Cards {...common} isLoading={false} />
          </div>
          <Card padding="compact">{message}</Card>
        </div>
      )}
      list={null}
    >
      {(data) => <Cards {...common} data={data} />}
    </QueryView>
  );
}

type CardsProps = DataLeftProps & {
  runway: Runway | null;
  data?: Bandwidth;
  /** False where the cards only keep their space. */
  isLoading?: boolean;
};

function Cards({ tier, runway, isOffered, data, isLoading = data === undefined }: CardsProps) {
  const tiers = usableTiers(data);
  return (
    <div className={tiers.length > 1 ? css.dataLeft : css.dataLeftOfOne}>
      {tiers.map((one) => {
        const usage = data && usageOf(data, one);
        const name = PLANS[one].shortName;
        return (
          <StatCard
            key={one}
            label={t`${name} data left`}
            figure={usage ? <bdi>{formatGb(usage.remainingGb)}</bdi> : <Skeleton shape="text" />}
            isMarked={tier === one}
            note={usage ? bought(usage) : <Skeleton shape="text" />}
            noteSpace={NOTHING}
          />
        );
      })}
      <UsageCard
        tier={tier}
        usage={tier && data ? usageOf(data, tier) : undefined}
        runway={runway}
        isOffered={isOffered}
        isLoading={isLoading}
      />
    </div>
  );
}

const NOTHING = t`Nothing bought yet`;
const bought = ({ totalGb }: Usage) => (totalGb > 0 ? t`of ${formatGb(totalGb)} bought` : NOTHING);

function useReadings(bandwidth: Bandwidth | undefined, at: number): readonly Reading[] {
  const [readings, update] = usePersisted(readingsOf(useSession()));
  useEffect(() => {
    if (bandwidth === undefined) return;
    const used = { basic: usageOf(bandwidth, 'basic'), premium: usageOf(bandwidth, 'premium') };
    const reading = { at, basic: used.basic.usedGb, premium: used.premium.usedGb };
    update((kept) => addReading(kept, reading));
  }, [bandwidth, at, update]);
  return readings;
}

const NO_FIGURE = '\u00A0';

type Runway = {
  pace: Pace | null;
  now: number;
};

type UsageCardProps = {
  /** Null until the generator's tier is decided. */
  tier: Tier | null;
  usage: Usage | undefined;
  /** Null until this browser has seen the data left for long enough. */
  runway: Runway | null;
  isOffered: boolean;
  isLoading: boolean;
};

/** Used, total and remaining data of the chosen tier. Keeps its height while loading. */
function UsageCard({ tier, usage, runway, isOffered, isLoading }: UsageCardProps) {
  const timeZone = useTimeZone();
  const name = PLANS[tier ?? TIERS[0]].shortName;
  const isEmpty = usage?.totalGb === 0;
  const validity = tier === null ? '' : validityText(tier);
  const estimate = usage && !isEmpty ? runwayText(name, usage, runway, timeZone) : '';
  const low = usage !== undefined && isLow(usage);
  return (
    <Card padding="compact" className={css.usage} aria-busy={isLoading}>
      {usage ? (
        <Meter
          label={t`Data usage`}
          value={usage.usedGb}
          max={usage.totalGb}
          valueText={`${formatGb(usage.usedGb)} / ${formatGb(usage.totalGb)}`}
          tone={low ? 'warning' : 'accent'}
        />
      ) : (
        <div aria-hidden="true">
          <Meter label={t`Data usage`} value={0} max={0} valueText={NO_FIGURE} />
        </div>
      )}
      <div className={css.usageFacts}>
        <p className={low || isEmpty ? css.usageStrong : muted}>
          {usage ? words(name, usage, low) : <Skeleton shape="text" className={css.usageWaiting} />}
        </p>
        <p className={css.usageNote}>{`${validity} ${estimate}`.trim()}</p>
        {tier === null ? <Skeleton shape="button" className={css.buy} /> : null}
        {tier === null || !TIERS.includes(tier) ? null : (
          <Link
            href={paths.pricing({ plan: tier })}
            className={buttonClass(
              { variant: 'outline', size: 'sm' },
              cx(css.buy, !isOffered && css.buyBeside),
            )}
          >
            {t`Buy ${name} data`}
          </Link>
        )}
      </div>
    </Card>
  );
}

const ANNOUNCED = t`We’ll estimate how long it lasts after a day of use.`;

function words(name: string, usage: Usage, low: boolean): string {
  if (usage.totalGb === 0) return t`No ${name} data purchased yet`;
  const amount = formatGb(usage.remainingGb);
  if (usage.remainingGb === 0) return t`Your ${name} data is used up: ${amount} remaining`;
  return low ? t`Running low: ${amount} remaining` : t`${amount} remaining`;
}

function runwayText(
  name: string,
  { remainingGb }: Usage,
  runway: Runway | null,
  timeZone: string,
): string {
  if (runway?.pace == null) return remainingGb > 0 ? ANNOUNCED : '';
  const { pace, now } = runway;
  if (pace.gbPerDay === 0)
    return plural(pace.days, {
      one: `No ${name} data was used in the last day.`,
      other: `No ${name} data was used in the last # days.`,
    });
  if (remainingGb === 0) return t`You use about ${formatGb(pace.gbPerDay)} of ${name} data a day.`;
  const end = usedUpAt(remainingGb, pace, now);
  const day = dateFormat({ month: 'long', day: 'numeric', timeZone }, SENTENCES);
  return end
    ? t`At your current pace, your ${name} data will last until about ${day.format(end)}.`
    : t`At your current pace, your ${name} data will last more than a year.`;
}
