import { toCsv } from '../csv.ts';
import { DAY_MS, formatServerTime, HOUR_MS, parseServerTime } from '../server-time.ts';

/** The number of days for which usage is shown; 1 is the last 24 hours. */
export type UsageDays = 1 | 7 | 30 | 90;

/** The usage of one hour or day that begins at this instant (milliseconds since 1970). */
export type UsagePoint = { at: number; gb: number; requests: number | null };

type UsageRow = { time: string; gb: number; requests?: number | undefined };
export type Range = { from: number; to: number };
/** Returns the beginning of an instant's day in the customer's time zone. */
export type DayStart = (at: number) => number;

/**
 * The range of whole hours to request from the server: from 24 hours ago, or from the beginning of the first local day,
 * to the end of the current hour. Uses hours instead of days because the server's days are in UTC.
 */
export function usageRange(days: UsageDays, now: number, dayStart: DayStart): Range {
  const to = Math.floor(now / HOUR_MS) * HOUR_MS + HOUR_MS;
  if (days === 1) return { from: to - DAY_MS, to };
  // An hour belongs to the day in which it begins. In some zones, days begin in the middle of an hour.
  return { from: Math.ceil(firstDay(days, now, dayStart) / HOUR_MS) * HOUR_MS, to };
}

/**
 * The beginning of the first of the last `days` days. Uses noon, which daylight saving time never moves to another day.
 */
export const firstDay = (days: number, now: number, dayStart: DayStart): number =>
  dayStart(dayStart(now) + DAY_MS / 2 - (days - 1) * DAY_MS);

/** The UTC days that overlap a range, because the server counts usage by country, host or user per UTC day. */
export const utcDays = ({ from, to }: Range): Range => ({
  from: Math.floor(from / DAY_MS) * DAY_MS,
  to: Math.ceil(to / DAY_MS) * DAY_MS,
});

/** A range in the contract's format. */
export const usageQuery = ({ from, to }: Range) => ({
  from: formatServerTime(new Date(from)),
  to: formatServerTime(new Date(to)),
});

/** More than the hours of a year. Reading every row that a response may contain would block the page. */
const MOST_ROWS = 10_000;

/**
 * Every hour of a range, earliest first, including hours without usage, which the server omits. Skips rows outside the
 * range and rows with an unreadable time, and adds up rows of the same hour.
 */
export function hoursOf(rows: readonly UsageRow[], { from, to }: Range): readonly UsagePoint[] {
  const latest = rows.slice(-MOST_ROWS);
  const none = countsRequests(latest) ? 0 : null;
  const points = Array.from({ length: Math.max(0, Math.ceil((to - from) / HOUR_MS)) }, (_, at) => ({
    at: from + at * HOUR_MS,
    gb: 0,
    requests: none,
  }));
  for (const { time, gb, requests } of latest) {
    const at = parseServerTime(time)?.getTime() ?? -Infinity;
    const point = points[Math.floor((at - from) / HOUR_MS)];
    if (point !== undefined) add(point, { gb, requests: requests ?? null });
  }
  return points;
}

/** The number of rows that `hoursOf` skips because their time is unreadable. */
export const unreadHours = (rows: readonly UsageRow[]): number =>
  rows.slice(-MOST_ROWS).filter(({ time }) => parseServerTime(time) === null).length;

/** The same usage per day in the customer's time zone. An hour belongs to the day in which it begins. */
export function daysOf(hours: readonly UsagePoint[], dayStart: DayStart): readonly UsagePoint[] {
  const days = new Map<number, UsagePoint>();
  for (const { at, ...used } of hours) {
    const start = dayStart(at);
    const day = days.get(start);
    if (day === undefined) days.set(start, { at: start, ...used });
    else add(day, used);
  }
  return [...days.values()];
}

/** The total data of some points in GB. */
export const sumGb = (points: readonly { gb: number }[]): number =>
  withoutRoundingErrors(points.reduce((sum, { gb }) => sum + gb, 0));

/** Usage over time as CSV, with times in UTC. The requests column is empty if requests are not counted. */
export const usageCsv = (points: readonly UsagePoint[]): string =>
  toCsv([
    ['Time (UTC)', 'GB', 'Requests'],
    ...points.map(({ at, gb, requests }) => [formatServerTime(new Date(at)), gb, requests]),
  ]);

type Share = { name: string; gb: number; requests?: number | undefined };

/**
 * Usage by country, host or user as CSV. `what` names the first column, and `forEach` pauses, because there may be
 * 100,000 shares.
 */
export async function sharesCsv(
  what: string,
  shares: readonly Share[],
  forEach: (shares: readonly Share[], write: (share: Share) => void) => Promise<void>,
): Promise<string> {
  const lines = [toCsv([[what, 'GB', 'Requests']])];
  await forEach(shares, ({ name, gb, requests }) => {
    lines.push(toCsv([[name, gb, requests ?? null]]));
  });
  return lines.join('');
}

const countsRequests = (rows: readonly UsageRow[]) =>
  rows.some(({ requests }) => requests !== undefined);

function add(point: UsagePoint, { gb, requests }: Omit<UsagePoint, 'at'>): void {
  point.gb = withoutRoundingErrors(point.gb + gb);
  if (requests !== null) point.requests = (point.requests ?? 0) + requests;
}

/** Rounds to whole bytes. */
function withoutRoundingErrors(gb: number): number {
  const bytes = Math.round(gb * 1e9);
  return Number.isSafeInteger(bytes) ? bytes / 1e9 : gb;
}
