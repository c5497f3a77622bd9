import { createStore } from 'jotai/vanilla';
import type { Atom } from 'jotai/vanilla';
import { useCallback, useSyncExternalStore } from 'react';

/** The state of this page. Code outside React uses `store.get`, `store.set` and `store.sub`. */
export const store = createStore();

/** Never written, so every atom has its initial value. */
const untouched = createStore();

/**
 * The value of an atom. A component that hydrates after the value has changed first gets the initial value, to match
 * the prerendered HTML.
 */
export function useAtomValue<T>(atom: Atom<T>): T {
  return useSyncExternalStore(
    useCallback((onChange) => store.sub(atom, onChange), [atom]),
    () => store.get(atom),
    () => untouched.get(atom),
  );
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
