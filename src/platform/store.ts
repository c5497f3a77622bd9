import { createStore, atom } from 'jotai/vanilla';
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

/** A reducer with its state. A job of several steps reads the current state, not that of the last render. */
type Machine<State, Event> = {
  /** For `useAtomValue`. */
  atom: Atom<State>;
  read: () => State;
  dispatch: (event: Event) => void;
  /** Resolves with the state as soon as the test passes. */
  until: (test: (state: State) => boolean) => Promise<State>;
};

export function createMachine<State extends object, Event>(
  reducer: (state: State, event: Event) => State,
  first: State,
): Machine<State, Event> {
  const state = atom(first);
  const read = () => store.get(state);
  return {
    atom: state,
    read,
    dispatch: (event) => store.set(state, reducer(read(), event)),
    until: (test) =>
      new Promise((resolve) => {
        const look = () => {
          if (!test(read())) return;
          stop();
          resolve(read());
        };
        const stop = store.sub(state, look);
        look();
      }),
  };
}
