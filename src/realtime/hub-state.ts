import { atom, useAtomValue } from 'jotai';
import { store } from '../platform/store.tsx';

export type HubState = 'Disconnected' | 'Connecting' | 'Connected' | 'Disconnecting';

export const hubState = atom<HubState>('Disconnected');

/** The connection state. Does not depend on the hub's client, so showing it downloads nothing. */
export function useHubState(): HubState {
  return useAtomValue(hubState);
}

export function setHubState(state: HubState): void {
  store.set(hubState, state);
}
