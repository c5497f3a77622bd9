import { createValue, useValue } from './value.ts';

/** `back`: it was gone since the page was opened, and is there again. */
export type Network = 'online' | 'offline' | 'back';

// A page that has just been loaded has a network, whatever the browser says of it: a machine with nothing but the shop
// itself counts as offline to it. Only the news that the network is gone is believed.
const network = createValue<Network>('online');

export function isOnline(): boolean {
  return network.get() !== 'offline';
}

/** Calls back when the connection goes and when it is back; returns the way to stop. */
export function onNetworkChange(listener: (isOnline: boolean) => void): () => void {
  return network.onChange(() => listener(isOnline()));
}

/** The network as a component sees it. */
export function useNetwork(): Network {
  return useValue(network);
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
  if (network.get() === 'offline') network.set('back');
}

if (typeof window !== 'undefined') {
  addEventListener('offline', () => network.set('offline'));
  addEventListener('online', turnBack);
  // A page that comes out of the browser's cache has missed what happened meanwhile.
  addEventListener('pageshow', () => {
    if (navigator.onLine) turnBack();
  });
}
