import { atom, useAtomValue } from 'jotai';
import { store } from './store.tsx';

/** `back`: the connection was lost since the page was opened, and has returned. */
type Network = 'online' | 'offline' | 'back';

// Start online, and trust only an `offline` event. `navigator.onLine` is false on a machine without internet access,
// even if our server is reachable.
const network = atom<Network>('online');

export function isOnline(): boolean {
  return store.get(network) !== 'offline';
}

/** Calls back when the connection is lost and when it returns. Returns a function that unsubscribes. */
export function onNetworkChange(listener: (isOnline: boolean) => void): () => void {
  return store.sub(network, () => listener(isOnline()));
}

export function useNetwork(): Network {
  return useAtomValue(network);
}

/** Resolves immediately when online, otherwise when the connection returns. */
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
  // A page restored from the browser's back-forward cache has missed the events.
  addEventListener('pageshow', () => {
    if (navigator.onLine) turnBack();
  });
}
