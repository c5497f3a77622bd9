import { useEffect, useEffectEvent } from 'react';
import type { ResidentialTier } from '../../domain/price.ts';
import { changeSearchParams, useSearchParams } from '../../platform/search-params.ts';

/** Selects the tier of a link and removes it from the address, so that later choices hold. */
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
