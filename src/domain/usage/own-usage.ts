import type { Tier } from '../plans.ts';
import { HOUR_MS } from '../server-time.ts';
import { firstDay, type DayStart, type UsagePoint } from './history.ts';
import type { Reading } from './usage.ts';

/**
 * The data of a tier that was used on each of the last 7 days in the customer's time zone, according to the readings,
 * from the first reading on. Spreads usage evenly between two readings, and counts none if the server's counter was
 * reset between them.
 */
export function usedByDay(
  readings: readonly Reading[],
  tier: Tier,
  now: number,
  dayStart: DayStart,
): readonly UsagePoint[] {
  const past = readings.filter(({ at }) => at <= now);
  const [first] = past;
  if (first === undefined) return [];
  const start = Math.max(first.at, firstDay(7, now, dayStart));
  const used = new Map<number, number>();
  for (let day = dayStart(start); day <= now; day = nextDay(day)) used.set(day, 0);
  for (const [index, reading] of past.entries()) {
    const before = past[index - 1] ?? reading;
    const gb = Math.max(0, reading[tier] - before[tier]);
    // Prevents division by zero for two readings at the same moment.
    const gbPerMs = gb / Math.max(1, reading.at - before.at);
    for (let at = Math.max(start, before.at); at < reading.at;) {
      const day = dayStart(at);
      const end = Math.min(nextDay(day), reading.at);
      used.set(day, (used.get(day) ?? 0) + (end - at) * gbPerMs);
      at = end;
    }
  }
  return Array.from(used, ([at, gb]) => ({ at, gb, requests: null }));

  /** The middle of the next day, which daylight saving time never moves to another day. */
  function nextDay(day: number): number {
    return dayStart(day + 36 * HOUR_MS);
  }
}
