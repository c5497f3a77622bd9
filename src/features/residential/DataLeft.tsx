import type { Bandwidth } from '../../../generated/model/bandwidth.zod.ts';
import { useGetBandwidth } from '../../../generated/proxies/proxies.ts';
import type { Tier } from '../../domain/plans.ts';
import { usageOf } from '../../domain/usage.ts';
import { Card } from '../../ui/Card.tsx';
import { QueryView } from '../../ui/QueryView.tsx';
import * as css from './DataLeft.css.ts';
import { StatCard } from './StatCard.tsx';
import { UsageCard } from './UsageCard.tsx';

/** The data left, of both tiers and of the chosen one. */
export function DataLeft({ tier }: { tier: Tier }) {
  // Switching here loads it, however new it is.
  const query = useGetBandwidth({ query: { refetchOnMount: 'always' } });
  return (
    <QueryView
      query={query}
      what="Your data"
      loading={<Cards tier={tier} />}
      renderFrame={(message) => <Card padding="compact">{message}</Card>}
      list={null}
    >
      {(data) => <Cards tier={tier} data={data} />}
    </QueryView>
  );
}

function Cards({ tier, data }: { tier: Tier; data?: Bandwidth }) {
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
