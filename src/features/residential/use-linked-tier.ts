import { useEffect, useEffectEvent } from 'react';
import type { ResidentialTier } from '../../domain/price-list.ts';
import { changeSearchParams, useSearchParams } from '../../platform/search-params.ts';

/** Picks the tier that a link named, and takes it out of the address: what the customer picks next holds. */
export function useLinkedTier(pick: (tier: ResidentialTier) => void): void {
  const tier = useSearchParams().get('tier');
  const onArrival = useEffectEvent(pick);
  useEffect(() => {
    if (tier !== 'basic' && tier !== 'premium') return;
    onArrival(tier);
    const withoutTier = (current: URLSearchParams) => {
      current.delete('tier');
      return current;
    };
    changeSearchParams(withoutTier, { replace: true });
  }, [tier]);
}
