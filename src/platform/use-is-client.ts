import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False while prerendering and hydrating, true afterwards. */
export function useIsClient(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
