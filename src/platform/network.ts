import { atom } from 'jotai/vanilla';
import { store, useAtomValue } from './store.ts';

/** `back`: it was gone since the page was opened, and is there again. */
export type Network = 'online' | 'offline' | 'back';

// A page that has just been loaded has a network, whatever the browser says of it: a machine with nothing but the shop
// itself counts as offline to it. Only the news that the network is gone is believed.
const network = atom<Network>('online');

export function isOnline(): boolean {
  return store.get(network) !== 'offline';
}

/** Calls back when the connection goes and when it is back; returns the way to stop. */
export function onNetworkChange(listener: (isOnline: boolean) => void): () => void {
  return store.sub(network, () => listener(isOnline()));
}

/** The network as a component sees it. */
export function useNetwork(): Network {
  return useAtomValue(network);
}

/** Resolves at once, or when the connection is back. */
export function whenOnline(): Promise<void> {
  return new Promise((resolve) => {
    if (isOnline()) return resolve();
    const stop = onNetworkChange(() => {
      stop();
      resolve();
    });
  });
}

function turnBack(): void {
  if (store.get(network) === 'offline') store.set(network, 'back');
}

if (typeof window !== 'undefined') {
  addEventListener('offline', () => store.set(network, 'offline'));
  addEventListener('online', turnBack);
  // A page that comes out of the browser's cache has missed what happened meanwhile.
  addEventListener('pageshow', () => {
    if (navigator.onLine) turnBack();
  });
}
