import { useEffect, useState } from 'react';
import { todayIn } from '../../domain/order-range.ts';
import { customerTimeZone } from '../../platform/locale.ts';
import type { Clock } from './orders-view.ts';

const CHECK_MS = 60_000;

/** The customer's clock as far as days go: it changes at midnight, so that ranges which end today go on. */
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
