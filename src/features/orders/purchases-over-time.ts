import type { CalendarDate } from '@internationalized/date';
import { fromAbsolute, parseDate, startOfWeek, toCalendarDate } from '@internationalized/date';
import type { OrderAnalysisRow } from '../../../generated/model/orderAnalysisRow.zod.ts';
import { parseAnalysisTime } from '../../domain/server-time.ts';
import { dateFormat } from '../../platform/locale.ts';

export type Step = 'day' | 'week' | 'month';

/** Purchases of one step of time. */
export type Purchases = {
  /** First day of the step in the customer's zone, YYYY-MM-DD. */
  start: string;
  gigabytes: number;
  ips: number;
};

const LONGEST: [Step, number][] = [
  ['day', 45],
  ['week', 300],
  ['month', Number.POSITIVE_INFINITY],
];
/** More steps could not be told apart, so the oldest are left out. */
const MOST_STEPS = 60;
/** Dates outside are invalid: nothing was sold before, and the calendar is not exact at its end. */
const YEARS = { first: 1970, last: 9998 };

/**
 * GB and IPs bought per day, week or month, depending on the span. Steps without a purchase have zeros. Rows that
 * cannot be read are skipped.
 */
export function purchasesOverTime(
  rows: readonly OrderAnalysisRow[],
  timeZone: string,
): { step: Step; purchases: Purchases[] } {
  const bought = rows.flatMap((row) => {
    const time = parseAnalysisTime(row.time);
    const amount = Number.parseFloat(row.amount);
    if (time === null || !Number.isFinite(amount)) return [];
    const day = toCalendarDate(fromAbsolute(time.getTime(), timeZone));
    if (day.year < YEARS.first || day.year > YEARS.last || day.era !== 'AD') return [];
    return [{ day, amount, type: row.type }];
  });
  if (bought.length === 0) return { step: 'day', purchases: [] };
  const days = bought.map(({ day }) => day);
  const first = days.reduce((a, b) => (a.compare(b) < 0 ? a : b));
  const last = days.reduce((a, b) => (a.compare(b) > 0 ? a : b));
  const length = last.compare(first);
  const step = LONGEST.find(([, most]) => length <= most)?.[0] ?? 'month';
  const steps = new Map(
    startsOf(first, last, step).map((start) => [start, { start, gigabytes: 0, ips: 0 }]),
  );
  for (const { day, amount, type } of bought) {
    const purchases = steps.get(startOf(day, step).toString());
    if (purchases === undefined) continue;
    if (type === 'ISP') purchases.ips += amount;
    else purchases.gigabytes += amount;
  }
  return { step, purchases: [...steps.values()] };
}

/** First days of the steps, oldest first, counted back from the last one. */
function startsOf(first: CalendarDate, last: CalendarDate, step: Step): string[] {
  const oldest = startOf(first, step);
  const starts: string[] = [];
  let day = startOf(last, step);
  while (starts.length < MOST_STEPS && day.compare(oldest) >= 0) {
    starts.unshift(day.toString());
    day = day.subtract({ [`${step}s`]: 1 });
  }
  return starts;
}

/** "Nov 2026" for a month, "Nov 3, 2026" for a day or the first day of a week. */
export function stepLabel({ start }: Purchases, step: Step): string {
  const date = parseDate(start).toDate('UTC');
  const options: Intl.DateTimeFormatOptions =
    step === 'month' ? { year: 'numeric', month: 'short' } : { dateStyle: 'medium' };
  return dateFormat({ ...options, timeZone: 'UTC' }).format(date);
}

function startOf(day: CalendarDate, step: Step): CalendarDate {
  if (step === 'day') return day;
  return step === 'month' ? day.set({ day: 1 }) : startOfWeek(day, 'en-GB');
}
