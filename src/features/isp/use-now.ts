import { useEffect, useState } from 'react';
import { parseServerTime } from '../../domain/server-time.ts';

/** Days left are looked at again at least this often. */
const LONGEST_MS = 60 * 60 * 1000;

/** The time that the plans are judged by: it moves on at the second of the next expiry (specification §4 "ISP plan"). */
export function useNow(plans: readonly { readonly expireTime: string }[]): Date {
  const [now, setNow] = useState(() => new Date());
  const next = nextExpiry(plans, now);
  useEffect(() => {
    const at = Math.min(next, now.getTime() + LONGEST_MS);
    const timer = setTimeout(() => setNow(new Date()), Math.max(0, at - Date.now()));
    // Timers stand still while the machine sleeps.
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
