import { createStore } from 'jotai/vanilla';
import type { Atom } from 'jotai/vanilla';
import { useCallback, useSyncExternalStore } from 'react';

/** The values of this page. Code outside React uses `store.get`, `store.set` and `store.sub`. */
export const store = createStore();

/** Nothing is ever set here, so that every atom has its initial value. */
const untouched = createStore();

/**
 * An atom as a component sees it. A part of the page may hydrate after the value has changed: it then gets the initial
 * value first, which the prerendered HTML was made from.
 */
export function useAtomValue<T>(atom: Atom<T>): T {
  return useSyncExternalStore(
    useCallback((onChange) => store.sub(atom, onChange), [atom]),
    () => store.get(atom),
    () => untouched.get(atom),
  );
}
