import { createStore, getDefaultStore, Provider } from 'jotai';
import { useDeferredValue, useSyncExternalStore, type ReactNode } from 'react';

/** The state of this page. Code outside React uses `store.get`, `store.set` and `store.sub`. */
export const store = getDefaultStore();

/** This store is never written to, so every atom has its initial value. */
const untouched = createStore();

/** Gives atoms their initial values while the page hydrates, to match the prerendered HTML. */
export function StoreProvider({ children }: { children: ReactNode }) {
  // Deferred, because React would otherwise hydrate the rest of the page in one long task.
  const isHydrated = useDeferredValue(useIsClient(), false);
  return <Provider store={isHydrated ? store : untouched}>{children}</Provider>;
}

const never = () => () => undefined;

/** False while prerendering and hydrating, true afterwards. */
export function useIsClient(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
