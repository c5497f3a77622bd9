import { useState } from 'react';
import { useGetBandwidth } from '../../../generated/proxies/proxies.ts';
import { ALL_TIERS, PLANS, TIERS, type Tier } from '../../domain/plans.ts';
import { usageOf, type Bandwidth } from '../../domain/usage/usage.ts';
import { t } from '../../i18n/text.ts';
import { Select } from '../../ui/Select.tsx';

/** The tier whose usage is shown (initially the most used one), and the time of the latest figures. */
export function useTier() {
  const { data, dataUpdatedAt } = useGetBandwidth({ query: { enabled: false } });
  const [openedAt] = useState(Date.now);
  const [chosen, choose] = useState<Tier | null>(null);
  const tiers = tiersOf(data);
  const usedGb = (tier: Tier) => (data ? usageOf(data, tier).usedGb : 0);
  const [mostUsed = TIERS[0]] = tiers.toSorted((a, b) => usedGb(b) - usedGb(a));
  return { tier: chosen ?? mostUsed, tiers, choose, now: Math.max(openedAt, dataUpdatedAt) };
}

/** The tiers that are sold or whose data was used. */
const tiersOf = (data: Bandwidth | undefined) =>
  ALL_TIERS.filter(
    (tier) => TIERS.includes(tier) || (data !== undefined && usageOf(data, tier).usedGb > 0),
  );

type TierChoiceProps = Pick<ReturnType<typeof useTier>, 'tier' | 'tiers' | 'choose'>;

export const TierChoice = ({ tier, tiers, choose }: TierChoiceProps) =>
  tiers.length > 1 ? (
    // Not radio buttons, because the generator's radio buttons have the same names.
    <Select
      label={t`Plan`}
      isLabelHidden
      items={tiers.map((value) => ({ value, label: PLANS[value].name }))}
      value={tier}
      onChange={choose}
    />
  ) : null;
