import { useState, useEffect } from 'react';
import type { Bandwidth } from '../../../generated/model/bandwidth.zod.ts';
import { useGetBandwidth } from '../../../generated/proxies/proxies.ts';
import type { Tier } from '../../domain/plans.ts';
import { PLANS } from '../../domain/plans.ts';
import { hasPace, paceOf, addReading, formatGb, usageOf } from '../../domain/usage.ts';
import type { Reading, Usage } from '../../domain/usage.ts';
import { json, persistedByCustomer, usePersisted } from '../../platform/persisted.ts';
import { useSession } from '../../session/session.ts';
import { Card } from '../../ui/Card.tsx';
import { QueryView } from '../../ui/QueryView.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import * as css from './residential.css.ts';
import type { Runway } from './UsageCard.tsx';
import { UsageCard } from './UsageCard.tsx';

type DataLeftProps = {
  /** Null until the generator's tier is decided. */
  tier: Tier | null;
};

/** The data left, of both tiers and of the chosen one. */
export function DataLeft({ tier }: DataLeftProps) {
  // Switching here loads it, however new it is.
  const query = useGetBandwidth({ query: { refetchOnMount: 'always' } });
  const [openedAt] = useState(Date.now);
  const now = query.dataUpdatedAt || openedAt;
  const readings = useReadings(query.data, now);
  const runway = hasPace(readings, now)
    ? { pace: paceOf(readings, tier ?? 'basic', now), now }
    : null;
  return (
    <QueryView
      query={query}
      what="Your data"
      loading={<Cards tier={tier} runway={runway} />}
      renderFrame={(message) => (
        <div className={css.insteadOfCards}>
          <div inert>
            <Cards tier={tier} runway={runway} isLoading={false} />
          </div>
          <Card padding="compact">{message}</Card>
        </div>
      )}
      list={null}
    >
      {(data) => <Cards tier={tier} runway={runway} data={data} />}
    </QueryView>
  );
}

type CardsProps = DataLeftProps & {
  runway: Runway | null;
  data?: Bandwidth;
  /** False where the cards only keep their room. */
  isLoading?: boolean;
};

function Cards({ tier, runway, data, isLoading = data === undefined }: CardsProps) {
  const basic = data && usageOf(data, 'basic');
  const premium = data && usageOf(data, 'premium');
  return (
    <div className={css.dataLeft}>
      <StatCard
        title={`${PLANS.basic.shortName} data left`}
        usage={basic}
        isSelected={tier === 'basic'}
      />
      <StatCard
        title={`${PLANS.premium.shortName} data left`}
        usage={premium}
        isSelected={tier === 'premium'}
      />
      <UsageCard
        tier={tier}
        usage={tier && data ? usageOf(data, tier) : undefined}
        runway={runway}
        isLoading={isLoading}
      />
    </div>
  );
}

type StatCardProps = {
  title: string;
  usage: Usage | undefined;
  isSelected: boolean;
};

/** The data left of one tier. */
function StatCard({ title, usage, isSelected }: StatCardProps) {
  return (
    <Card padding="compact" className={css.statCard} data-selected={isSelected || undefined}>
      <p className={css.statTitle}>{title}</p>
      <p className={css.statFigure}>
        {usage ? formatGb(usage.remainingGb) : <Skeleton shape="text" />}
      </p>
      <p className={css.statTotal} data-as-high-as={NOTHING}>
        <span>{usage ? bought(usage) : <Skeleton shape="text" />}</span>
      </p>
    </Card>
  );
}

const NOTHING = 'Nothing bought yet';
const bought = ({ totalGb }: Usage) => (totalGb > 0 ? `of ${formatGb(totalGb)} bought` : NOTHING);

const readingsOf = persistedByCustomer<readonly Reading[]>('data-readings', json(parse), []);

/** The data used as this browser has seen it, and keeps what it sees now. */
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

function parse(value: unknown): readonly Reading[] {
  return (value as unknown[]).filter(isReading).toSorted((a, b) => a.at - b.at);
}

function isReading(value: unknown): value is Reading {
  if (typeof value !== 'object' || value === null) return false;
  const { at, basic, premium } = value as Partial<Record<keyof Reading, unknown>>;
  return [at, basic, premium].every(Number.isFinite);
}
