import { useSyncExternalStore } from 'react';

/** `back`: it was gone since the page was opened, and is there again. */
export type Network = 'online' | 'offline' | 'back';

// A page that has just been loaded has a network, whatever the browser says of it: a machine with nothing but the shop
// itself counts as offline to it. Only the news that the network is gone is believed.
let network: Network = 'online';
const listeners = new Set<(isOnline: boolean) => void>();

export function isOnline(): boolean {
  return network !== 'offline';
}

/** Calls back when the connection goes and when it is back; returns the way to stop. */
export function onNetworkChange(listener: (isOnline: boolean) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The network as a component sees it. */
export function useNetwork(): Network {
  return useSyncExternalStore(
    onNetworkChange,
    () => network,
    () => 'online',
  );
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

function turn(to: Network): void {
  network = to;
  for (const listener of listeners) listener(isOnline());
}

function turnBack(): void {
  if (network === 'offline') turn('back');
}

if (typeof window !== 'undefined') {
  addEventListener('offline', () => turn('offline'));
  addEventListener('online', turnBack);
  // A page that comes out of the browser's cache has missed what happened meanwhile.
  addEventListener('pageshow', () => {
    if (navigator.onLine) turnBack();
  });
}
