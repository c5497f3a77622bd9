import { startOfWeek, type CalendarDate } from '@internationalized/date';
import { daysIn } from '../local-days.ts';
import { toCents } from '../money/money.ts';
import { parseAnalysisTime } from '../server-time.ts';

export type Step = 'day' | 'week' | 'month';

export type Purchases = {
  /** First day of the step in the customer's zone, YYYY-MM-DD. */
  start: string;
  gigabytes: number;
  ips: number;
  /** Cost in US dollars, as far as the server sends prices. */
  dollars: number;
};

export type PurchaseRow = {
  /** 'YYYY.MM.DD HH:mm' in UTC. */
  time: string;
  type: 'Residential' | 'ISP';
  /** "20 GB", "25 IPs". */
  amount: string;
  /** US dollars. Older servers do not send it. */
  price?: number | undefined;
};

type Purchase = Pick<PurchaseRow, 'type' | 'price'> & { day: CalendarDate; amount: number };
export type Span = { first: CalendarDate; last: CalendarDate };

/** The longest time between first and last day, in days, for which days or weeks are the initial step. */
const STEP_LIMITS: [Step, number][] = [
  ['day', 45],
  ['week', 300],
];
/** More steps would be indistinguishable in a chart of all time, so the oldest are left out. */
const MAX_STEPS = 60;
/** Dates outside are invalid: nothing was sold earlier, and date arithmetic is not exact at the end of the calendar. */
const YEARS = { first: 1970, last: 9998 };

/**
 * GB and IPs bought per day, week or month, depending on the span. Steps without a purchase contain zeros. Skips
 * unreadable rows.
 */
export function purchasesOverTime(
  rows: readonly PurchaseRow[],
  timeZone: string,
): { step: Step; purchases: readonly Purchases[] } {
  const bought = readPurchases(rows, timeZone);
  const span = spanOf(bought);
  if (span === null) return { step: 'day', purchases: [] };
  const step = stepFor(span);
  return { step, purchases: byStep(bought, startsOf(span, step, MAX_STEPS), step) };
}

const lastRead = new WeakMap<
  readonly PurchaseRow[],
  { timeZone: string; purchases: readonly Purchase[] }
>();

/** Even a phone reads this many rows without a noticeable delay. */
const MAX_AT_ONCE = 5000;

/** Whether `readPurchases` returns without a noticeable delay: for few rows, or for rows that it has read before. */
export function isReadAtOnce(rows: readonly PurchaseRow[], timeZone: string): boolean {
  return rows.length <= MAX_AT_ONCE || lastRead.get(rows)?.timeZone === timeZone;
}

/** Reads rows, once for each list and zone. Skips unreadable rows. */
export function readPurchases(rows: readonly PurchaseRow[], timeZone: string): readonly Purchase[] {
  const known = lastRead.get(rows);
  if (known?.timeZone === timeZone) return known.purchases;
  const { purchases, read } = readerOf(timeZone);
  for (const row of rows) read(row);
  lastRead.set(rows, { timeZone, purchases });
  return purchases;
}

/** Reads rows with pauses, so that `readPurchases` then returns immediately. */
export async function readAhead(
  rows: readonly PurchaseRow[],
  timeZone: string,
  forEach: (rows: readonly PurchaseRow[], read: (row: PurchaseRow) => void) => Promise<void>,
): Promise<void> {
  const { purchases, read } = readerOf(timeZone);
  await forEach(rows, read);
  lastRead.set(rows, { timeZone, purchases });
}

function readerOf(timeZone: string) {
  const dayOf = daysIn(timeZone);
  const purchases: Purchase[] = [];
  const read = (row: PurchaseRow) => {
    const time = parseAnalysisTime(row.time);
    const amount = Number.parseFloat(row.amount);
    if (time === null || !Number.isFinite(amount)) return;
    const day = dayOf(time.getTime());
    if (day.year < YEARS.first || day.year > YEARS.last || day.era !== 'AD') return;
    purchases.push({ day, amount, type: row.type, price: row.price });
  };
  return { purchases, read };
}

/** The sums of the purchases in each step. Purchases outside the steps are ignored. */
export function byStep(
  bought: readonly Purchase[],
  starts: readonly string[],
  step: Step,
): Purchases[] {
  const steps = new Map<string, Purchase[]>(starts.map((start) => [start, []]));
  const ofDay = new Map(
    daysOf(bought).map((day) => [day, steps.get(startOf(day, step).toString())]),
  );
  for (const purchase of bought) ofDay.get(purchase.day)?.push(purchase);
  return [...steps].map(([start, purchases]) => ({ start, ...sumOf(purchases) }));
}

/** Sums dollars in whole cents, up to the largest exact integer. */
export function sumOf(bought: readonly Purchase[]): Omit<Purchases, 'start'> {
  const sum = (amountOf: (purchase: Purchase) => number) =>
    bought.reduce((total, purchase) => total + amountOf(purchase), 0);
  const cents = sum(({ price = 0 }) => toCents(price));
  return {
    gigabytes: sum(({ type, amount }) => (type === 'ISP' ? 0 : amount)),
    ips: sum(({ type, amount }) => (type === 'ISP' ? amount : 0)),
    dollars: Math.min(cents, Number.MAX_SAFE_INTEGER) / 100,
  };
}

/** The distinct days of the purchases. Purchases of one day share the same object. */
export const daysOf = (bought: readonly Purchase[]) => [...new Set(bought.map(({ day }) => day))];

/** From the first purchase to the last; null if there are none. */
export function spanOf(bought: readonly Purchase[]): Span | null {
  const days = daysOf(bought).toSorted((a, b) => a.compare(b));
  const [first] = days;
  const last = days.at(-1);
  return first === undefined || last === undefined ? null : { first, last };
}

/** Days from the first to the last, both counted. */
export function lengthOf({ first, last }: Span): number {
  return last.compare(first) + 1;
}

/** The step that suits a span: at most 46 days or 43 weeks, else months. */
export function stepFor(span: Span): Step {
  return STEP_LIMITS.find(([, maxDays]) => lengthOf(span) - 1 <= maxDays)?.[0] ?? 'month';
}

/** The first days of the steps, oldest first. Steps are counted back from the last one. */
export function startsOf({ first, last }: Span, step: Step, maxSteps = Infinity): string[] {
  const oldest = startOf(first, step);
  const starts: string[] = [];
  let day = startOf(last, step);
  while (starts.length < maxSteps && day.compare(oldest) >= 0) {
    starts.push(day.toString());
    day = day.subtract({ [`${step}s`]: 1 });
  }
  return starts.toReversed();
}

function startOf(day: CalendarDate, step: Step): CalendarDate {
  if (step === 'day') return day;
  return step === 'month' ? day.set({ day: 1 }) : startOfWeek(day, 'en-GB');
}
