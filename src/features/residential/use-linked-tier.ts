import { useEffect, useEffectEvent } from 'react';
import type { Tier } from '../../domain/plans.ts';
import { isTier } from '../../domain/plans.ts';
import { changeSearchParams, useSearchParams } from '../../platform/address.ts';

/** Selects the tier of a link and removes it from the address, so that later choices hold. */
export function useLinkedTier(pick: (tier: Tier) => void): void {
  const tier = useSearchParams().get('tier');
  const onArrival = useEffectEvent(pick);
  useEffect(() => {
    if (!isTier(tier)) return;
    onArrival(tier);
    const withoutTier = (current: URLSearchParams) => {
      current.delete('tier');
      return current;
    };
    changeSearchParams(withoutTier, { replace: true });
  }, [tier]);
}
