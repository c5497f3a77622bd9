import { useGetBandwidth } from '../../../generated/proxies/proxies.ts';
import type { ResidentialTier } from '../../domain/price-list.ts';
import { usageOf } from '../../domain/usage.ts';
import { Card } from '../../ui/Card.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { NeedsConnection } from '../../ui/NeedsConnection.tsx';
import * as css from './DataLeft.css.ts';
import { StatCard } from './StatCard.tsx';
import { UsageCard } from './UsageCard.tsx';

/** How much is left, of both tiers and of the chosen one. */
export function DataLeft({ tier }: { tier: ResidentialTier }) {
  const { data, isError, isPaused, isFetching, refetch } = useGetBandwidth({
    // Switching here loads it, however new it is (specification §4 "Dashboard mode").
    query: { refetchOnMount: 'always' },
  });
  if (isPaused && data === undefined) {
    return (
      <Card padding="compact">
        <NeedsConnection what="Your data" />
      </Card>
    );
  }
  if (isError && data === undefined) {
    return (
      <Card padding="compact">
        <ErrorState
          title="Your data could not be loaded"
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      </Card>
    );
  }
  const basic = data && usageOf(data, 'basic');
  const premium = data && usageOf(data, 'premium');
  return (
    <div className={css.root}>
      <StatCard title="Basic data left" usage={basic} isSelected={tier === 'basic'} />
      <StatCard title="Premium data left" usage={premium} isSelected={tier === 'premium'} />
      <UsageCard tier={tier} usage={tier === 'basic' ? basic : premium} />
    </div>
  );
}
