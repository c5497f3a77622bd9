import { atom } from 'jotai/vanilla';
import type { Atom } from 'jotai/vanilla';
import { store } from './store.ts';

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
