import { createStore } from 'jotai/vanilla';
import type { Atom } from 'jotai/vanilla';
import { useSyncExternalStore } from 'react';

/** One store for the whole page, so that code outside React reads the same values. */
export const store = createStore();

/**
 * A value of the store as a component sees it; while a prerendered part hydrates it is the atom's first value, whatever
 * has happened since (decisions §3.22): jotai's own hook has no snapshot for that.
 */
export function useStored<T>(source: Atom<T> & { init: T }): T {
  return useSyncExternalStore(
    (listener) => store.sub(source, listener),
    () => store.get(source),
    () => source.init,
  );
}
