import type { Tier } from './plans.ts';

/** The data used of each tier, in GB, as seen at one moment (milliseconds since 1970). */
export type Reading = { at: number } & Record<Tier, number>;

/** How fast data is used: GB a day, over the last `days` whole days (2 to 7). */
export type Pace = { days: number; gbPerDay: number };

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const LONGEST_DAYS = 7;
const SHORTEST_DAYS = 2;
/** A year: beyond it a date says nothing. */
const HORIZON_DAYS = 365;

/**
 * Adds a reading to those in the order of time: at most one an hour, and none that the pace of the last 7 days does
 * not need.
 * @returns the same array when there is nothing to add
 */
export function addReading(readings: readonly Reading[], reading: Reading): readonly Reading[] {
  // A clock that was set back leaves readings of the future.
  const past = readings.filter(({ at }) => at <= reading.at);
  const last = past.at(-1);
  if (last && past.length === readings.length && reading.at - last.at < HOUR) return readings;
  return [...neededAt(past, reading.at), reading];
}

/** Whether the readings reach back far enough for a pace at this moment. */
export function hasPace(readings: readonly Reading[], now: number): boolean {
  const [first] = neededAt(readings, now);
  return first !== undefined && now - first.at >= SHORTEST_DAYS * DAY;
}

/**
 * The pace at which data of one tier was used in the last 7 days, or for as long as there are readings. Between two
 * readings data counts as used evenly.
 * @returns null when the readings span less than 2 days, or less since the server began to count anew
 */
export function paceOf(readings: readonly Reading[], tier: Tier, now: number): Pace | null {
  const needed = neededAt(readings, now).filter(({ at }) => at <= now);
  const restart = needed.findLastIndex(
    (reading, at) => reading[tier] < (needed[at - 1]?.[tier] ?? 0),
  );
  const [first, second, ...others] = needed.slice(Math.max(0, restart));
  const last = others.at(-1) ?? second;
  if (!first || !second || !last) return null;
  const start = Math.max(first.at, now - LONGEST_DAYS * DAY);
  const share = (start - first.at) / (second.at - first.at);
  const usedAtStart = first[tier] + share * (second[tier] - first[tier]);
  const days = (last.at - start) / DAY;
  if (now - start < SHORTEST_DAYS * DAY || days < 1) return null;
  return {
    days: Math.round((now - start) / DAY),
    gbPerDay: (last[tier] - usedAtStart) / days,
  };
}

/**
 * When the data left is used up at a pace.
 * @returns null when that is more than a year away, or never
 */
export function usedUpAt(remainingGb: number, { gbPerDay }: Pace, now: number): Date | null {
  const days = remainingGb / gbPerDay;
  return days <= HORIZON_DAYS ? new Date(now + days * DAY) : null;
}

/** The readings of the last 7 days, and the one before them. */
function neededAt(readings: readonly Reading[], now: number): readonly Reading[] {
  const before = readings.findLastIndex(({ at }) => at <= now - LONGEST_DAYS * DAY);
  return readings.slice(Math.max(0, before));
}
