import { onNetworkChange } from '../platform/network.ts';
import type { Realtime } from './connection.ts';

const BEAT_MS = 20_000;
/** Timers of hidden tabs run once a minute; only a longer gap means that the machine slept. */
const SLEEP_MS = 150_000;

/**
 * Reconnects after sleep, after a change of network, and when the tab becomes visible. Returns a function that stops
 * it.
 */
export function watchNetwork({ wake, restart }: Pick<Realtime, 'wake' | 'restart'>): () => void {
  const onVisible = () => {
    if (document.visibilityState === 'visible') wake();
  };
  let beatAt = Date.now();
  const beat = setInterval(() => {
    const gap = Date.now() - beatAt;
    beatAt = Date.now();
    if (gap > SLEEP_MS) void restart();
  }, BEAT_MS);
  const unwatch = onNetworkChange((isOnline) => {
    if (isOnline) void restart();
  });
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    clearInterval(beat);
    unwatch();
    document.removeEventListener('visibilitychange', onVisible);
  };
}
