import { atom } from 'jotai/vanilla';
import { store, useAtomValue } from '../platform/store.ts';

/** Connection states of the hub. */
export type HubState = 'Disconnected' | 'Connecting' | 'Connected' | 'Disconnecting';

const stateAtom = atom<HubState>('Disconnected');

/** The connection state. Independent of the hub's client, so showing it downloads nothing. */
export function useHubState(): HubState {
  return useAtomValue(stateAtom);
}

export function getHubState(): HubState {
  return store.get(stateAtom);
}

export function setHubState(state: HubState): void {
  store.set(stateAtom, state);
}
