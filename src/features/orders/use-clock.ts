import { useEffect, useState } from 'react';
import { todayIn } from '../../domain/order-range.ts';
import { customerTimeZone } from '../../platform/locale.ts';
import type { Clock } from './orders-view.ts';

const CHECK_MS = 60_000;

/** Now, in the customer's zone. Updates at midnight, so that ranges which end today move on. */
export function useClock(): Clock {
  const [clock, setClock] = useState<Clock>(readClock);
  useEffect(() => {
    const timer = setInterval(() => {
      setClock((shown) => {
        const next = readClock();
        return dayOf(next) === dayOf(shown) ? shown : next;
      });
    }, CHECK_MS);
    return () => clearInterval(timer);
  }, []);
  return clock;
}

function readClock(): Clock {
  return { now: new Date(), timeZone: customerTimeZone() };
}

function dayOf({ now, timeZone }: Clock): string {
  return `${todayIn(now, timeZone)} ${timeZone}`;
}
