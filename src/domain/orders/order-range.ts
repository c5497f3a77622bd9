import {
  fromAbsolute,
  parseDate,
  toCalendarDate,
  toZoned,
  type CalendarDate,
} from '@internationalized/date';
import { formatServerTime } from '../server-time.ts';

/** The quick ranges of Orders History in display order; `ytd` is the year to date. */
export const QUICK_RANGES = ['7d', '30d', '90d', 'ytd'] as const;
export type QuickRange = (typeof QUICK_RANGES)[number];
export const DEFAULT_QUICK_RANGE: QuickRange = '30d';

/** Two calendar days of the customer, 'YYYY-MM-DD', both inclusive. */
export type DateRange = { start: string; end: string };

/** The same range in the server's format: 'YYYY-MM-DD HH:mm:ss' in UTC. */
type RangeQuery = { SearchBeginTime: string; SearchEndTime: string };

const DAYS = { '7d': 7, '30d': 30, '90d': 90 } as const;

function dayOf(now: Date, timeZone: string): CalendarDate {
  return toCalendarDate(fromAbsolute(now.getTime(), timeZone));
}

/** The first instant of a day. It is not 00:00 if the clock moves forward at midnight. */
function firstInstant(day: CalendarDate, timeZone: string): Date {
  return toZoned(day, timeZone, 'compatible').toDate();
}

/**
 * Today in the given zone, 'YYYY-MM-DD'.
 * @param timeZone IANA name
 * @throws RangeError when the zone is unknown
 */
export function todayIn(now: Date, timeZone: string): string {
  return dayOf(now, timeZone).toString();
}

/**
 * The days of a quick range: N days that end today and include it, or January 1 to today.
 * @param timeZone IANA name of the customer's zone
 * @throws RangeError when the zone is unknown
 */
export function quickRange(range: QuickRange, now: Date, timeZone: string): DateRange {
  const today = dayOf(now, timeZone);
  const start =
    range === 'ytd' ? today.set({ month: 1, day: 1 }) : today.subtract({ days: DAYS[range] - 1 });
  return { start: start.toString(), end: today.toString() };
}

/** The quick range that equals this range today, or null. */
export function quickRangeOf(range: DateRange, now: Date, timeZone: string): QuickRange | null {
  const found = QUICK_RANGES.find((quick) => {
    const { start, end } = quickRange(quick, now, timeZone);
    return start === range.start && end === range.end;
  });
  return found ?? null;
}

/** Whether both days exist, are in order, and are not in the future. */
export function isValidRange(range: DateRange, now: Date, timeZone: string): boolean {
  const today = dayOf(now, timeZone);
  try {
    const end = parseDate(range.end);
    return parseDate(range.start).compare(end) <= 0 && end.compare(today) <= 0;
  } catch {
    return false;
  }
}

/** Later than any order, and within the range of every database. */
const END_OF_TIME = '2099-12-31 23:59:59';

/** All times, as a range of the server. */
export const ALL_TIME: RangeQuery = {
  SearchBeginTime: '1970-01-01 00:00:00',
  SearchEndTime: END_OF_TIME,
};

/**
 * Converts a range to UTC, from the first second of its first day to the last second of its last day in the
 * customer's zone. Consecutive days have no gap or overlap, even when the clock changes.
 * @param isOpen whether the range has no end: if the device's clock is slow, the newest order is later than "today"
 * @throws Error when a day does not exist or the zone is unknown
 */
export function toQuery(range: DateRange, timeZone: string, { isOpen = false } = {}): RangeQuery {
  const begin = firstInstant(parseDate(range.start), timeZone);
  const next = firstInstant(parseDate(range.end).add({ days: 1 }), timeZone);
  return {
    SearchBeginTime: formatServerTime(begin),
    SearchEndTime: isOpen ? END_OF_TIME : formatServerTime(new Date(next.getTime() - 1000)),
  };
}
