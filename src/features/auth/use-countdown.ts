import { useSyncExternalStore } from 'react';
import type { SmsType } from './code-deadline.ts';
import { onCountdownChange, remainingMs } from './code-deadline.ts';

/** Seconds until another code may be requested for this address, or 0. */
export function useCountdown(smsType: SmsType, address: string): number {
  return useSyncExternalStore(
    (notify) => followCountdown(smsType, address, notify),
    () => Math.ceil(remainingMs(smsType, address) / 1000),
    () => 0,
  );
}

/** Runs the timer only while there is something to count. */
function followCountdown(smsType: SmsType, address: string, notify: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const schedule = () => {
    clearTimeout(timer);
    const rest = remainingMs(smsType, address);
    if (rest > 0) timer = setTimeout(tick, rest % 1000 || 1000);
  };
  const tick = () => {
    notify();
    schedule();
  };
  schedule();
  const stop = onCountdownChange(smsType, tick);
  return () => {
    clearTimeout(timer);
    stop();
  };
}
