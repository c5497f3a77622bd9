import { Suspense, useState, useEffect } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Link } from 'wouter';
import {
  useGetBandwidth,
  type GetBandwidthQueryResult,
} from '../../../generated/proxies/proxies.ts';
import { FIRST_DATA } from '../../api/query-client.ts';
import { PLANS, TIERS, type Tier } from '../../domain/plans.ts';
import { parseServerTime } from '../../domain/server-time.ts';
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
} from '../../domain/usage/usage.ts';
import { t } from '../../i18n/text.ts';
import { paths } from '../../paths.ts';
import { lazyPart } from '../../platform/lazy/lazy-part.tsx';
import { useTimeZone } from '../../platform/locale.ts';
import { usePersisted } from '../../platform/persisted.ts';
import { readingsOf } from '../../saved/readings.ts';
import { useSession } from '../../session/session.ts';
import { asOfText } from '../../ui/as-of-text.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { cx } from '../../ui/cx.ts';
import { Meter } from '../../ui/Meter.tsx';
import { QueryView } from '../../ui/QueryView.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { StatCard } from '../../ui/StatCard.tsx';
import { muted } from '../../ui/text.css.ts';
import * as css from './residential.css.ts';
import { runwayText, type Runway } from './runway-text.ts';

const DataBatches = lazyPart(async () => (await import('./DataBatches.tsx')).DataBatches);

type DataLeftProps = {
  /** Null until the generator's tier is decided. */
  tier: Tier | null;
  /** Whether to offer more data; false while the output area already does. */
  isOffered: boolean;
};

export function DataLeft({ tier, isOffered }: DataLeftProps) {
  // Switching to this tab reloads the figures, even if they are fresh.
  const query = useGetBandwidth({ query: FIRST_DATA });
  const [openedAt] = useState(Date.now);
  const now = query.dataUpdatedAt || openedAt;
  const measuredAt = parseServerTime(query.data?.asOf ?? '')?.getTime() ?? now;
  const readings = useReadings(query.data, Math.min(measuredAt, now));
  const runway = hasPace(readings, now)
    ? { pace: paceOf(readings, tier ?? TIERS[0], now), now }
    : null;
  const common = { tier, runway, isOffered, now };
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
  now: number;
  data?: GetBandwidthQueryResult;
  /** False if the cards only reserve their space. */
  isLoading?: boolean;
};

function Cards({ tier, runway, now, isOffered, data, isLoading = data === undefined }: CardsProps) {
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
        data={data}
        runway={runway}
        now={now}
        isOffered={isOffered}
        isLoading={isLoading}
      />
    </div>
  );
}

const NOTHING = t`Nothing bought yet`;
const bought = ({ totalGb }: Usage) => (totalGb > 0 ? t`of ${formatGb(totalGb)} bought` : NOTHING);

function useReadings(
  bandwidth: GetBandwidthQueryResult | undefined,
  at: number,
): readonly Reading[] {
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

type UsageCardProps = {
  /** Null until the generator's tier is decided. */
  tier: Tier | null;
  data: GetBandwidthQueryResult | undefined;
  /** Null until this browser has recorded the data left for long enough. */
  runway: Runway | null;
  now: number;
  isOffered: boolean;
  isLoading: boolean;
};

/** Used, total and remaining data of the chosen tier. Keeps its height while loading. */
function UsageCard(props: UsageCardProps) {
  const { tier, data, runway, now, isOffered, isLoading } = props;
  const timeZone = useTimeZone();
  const name = PLANS[tier ?? TIERS[0]].shortName;
  const usage = tier && data ? usageOf(data, tier) : undefined;
  const isEmpty = usage?.totalGb === 0;
  const validity = tier === null ? '' : validityText(tier);
  const estimate =
    usage && !isEmpty
      ? runwayText({
          name,
          usage,
          runway,
          timeZone,
          endAt: (pace, at) => usedUpAt(usage.remainingGb, pace, at),
        })
      : '';
  const hasBatches = data?.batches?.rows.some((batch) => batch.tier === tier && batch.leftGb > 0);
  const low = usage !== undefined && isLow(usage);
  const asOf = usage && !isEmpty ? asOfText(data?.asOf, now, timeZone) : '';
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
        <p className={css.usageNote}>
          {asOf === '' ? null : <span>{`${asOf} `}</span>}
          {tier && data && hasBatches ? (
            <ErrorBoundary fallback={<span>{validity}</span>}>
              <Suspense>
                <DataBatches
                  tier={tier}
                  data={data}
                  runway={runway}
                  now={now}
                  validity={validity}
                />
              </Suspense>
            </ErrorBoundary>
          ) : (
            <span>{`${validity} ${estimate}`.trim()}</span>
          )}
        </p>
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

function words(name: string, usage: Usage, low: boolean): string {
  if (usage.totalGb === 0) return t`No ${name} data purchased yet`;
  const amount = formatGb(usage.remainingGb);
  if (usage.remainingGb === 0) return t`Your ${name} data is used up: ${amount} remaining`;
  return low ? t`Running low: ${amount} remaining` : t`${amount} remaining`;
}
