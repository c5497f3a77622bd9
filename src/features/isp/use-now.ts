import { useEffect, useState } from 'react';
import { parseServerTime } from '../../domain/server-time.ts';

/** Updates at least this often, for the days left. */
const LONGEST_MS = 60 * 60 * 1000;

/** The current time for judging plans. It updates at the second of the next expiry. */
export function useNow(plans: readonly { readonly expireTime: string }[]): Date {
  const [now, setNow] = useState(() => new Date());
  const next = nextExpiry(plans, now);
  useEffect(() => {
    const at = Math.min(next, now.getTime() + LONGEST_MS);
    const timer = setTimeout(() => setNow(new Date()), Math.max(0, at - Date.now()));
    // Timers pause while the machine sleeps.
    const onVisible = () => setNow(new Date());
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [next, now]);
  return now;
}

/** When the next plan expires, in milliseconds since 1970; infinite when none will. */
export function nextExpiry(plans: readonly { readonly expireTime: string }[], now: Date): number {
  return plans.reduce((next, { expireTime }) => {
    const expires = parseServerTime(expireTime)?.getTime() ?? Number.POSITIVE_INFINITY;
    return expires > now.getTime() ? Math.min(next, expires) : next;
  }, Number.POSITIVE_INFINITY);
}
