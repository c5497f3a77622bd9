import {
  CalendarDate,
  fromAbsolute,
  parseDate,
  startOfWeek,
  toCalendarDate,
} from '@internationalized/date';
import type { OrderAnalysisRow } from '../../../generated/model/orderAnalysisRow.zod.ts';
import { parseAnalysisTime } from '../../domain/server-time.ts';

export type Step = 'day' | 'week' | 'month';

/** What was bought in one step of time. */
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
/** More steps than this cannot be told apart; the oldest are left out. */
const MOST_STEPS = 60;

/**
 * GB and IPs bought over time, in days, weeks or months after how long the story is; steps without a purchase are
 * there with zeros. Rows that cannot be read are left out.
 */
export function purchasesOverTime(
  rows: readonly OrderAnalysisRow[],
  timeZone: string,
): { step: Step; purchases: Purchases[] } {
  const bought = rows.flatMap((row) => {
    const time = parseAnalysisTime(row.time);
    const amount = Number.parseFloat(row.amount);
    if (time === null || !Number.isFinite(amount)) return [];
    return [
      { day: toCalendarDate(fromAbsolute(time.getTime(), timeZone)), amount, type: row.type },
    ];
  });
  const first = bought.reduce<CalendarDate | null>(
    (day, row) => (day === null || row.day.compare(day) < 0 ? row.day : day),
    null,
  );
  const last = bought.reduce(
    (day, row) => (row.day.compare(day) > 0 ? row.day : day),
    new CalendarDate(1, 1, 1),
  );
  if (first === null) return { step: 'day', purchases: [] };
  const days = last.compare(first);
  const step = LONGEST.find(([, most]) => days <= most)?.[0] ?? 'month';
  const steps = new Map<string, Purchases>();
  for (let day = startOf(first, step); day.compare(last) <= 0; day = day.add({ [`${step}s`]: 1 })) {
    steps.set(day.toString(), { start: day.toString(), gigabytes: 0, ips: 0 });
  }
  for (const { day, amount, type } of bought) {
    const purchases = steps.get(startOf(day, step).toString());
    if (purchases === undefined) continue;
    if (type === 'ISP') purchases.ips += amount;
    else purchases.gigabytes += amount;
  }
  return { step, purchases: [...steps.values()].slice(-MOST_STEPS) };
}

/** "Nov 2026" for a month, "Nov 3, 2026" for a day or the first day of a week. */
export function stepLabel({ start }: Purchases, step: Step, locale: string): string {
  const date = parseDate(start).toDate('UTC');
  const options: Intl.DateTimeFormatOptions =
    step === 'month' ? { year: 'numeric', month: 'short' } : { dateStyle: 'medium' };
  return new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(date);
}

function startOf(day: CalendarDate, step: Step): CalendarDate {
  if (step === 'day') return day;
  return step === 'month' ? day.set({ day: 1 }) : startOfWeek(day, 'en-GB');
}
