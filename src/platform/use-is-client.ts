import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in the prerendered page and while it is hydrated, true from then on. */
export function useIsClient(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
