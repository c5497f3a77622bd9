import { parseDate, type CalendarDate } from '@internationalized/date';
import type { DateRange } from './order-range.ts';
import {
  byStep,
  daysOf,
  lengthOf,
  readPurchases,
  spanOf,
  startsOf,
  stepFor,
  sumOf,
  type Purchases,
  type PurchaseRow,
  type Span,
  type Step,
} from './purchases.ts';

/** The longest range, in days, that can be shown with each step. */
const STEP_LIMITS: Record<Step, number> = { day: 92, week: 7 * 92, month: Infinity };
const STEPS = ['day', 'week', 'month'] as const satisfies Step[];

/** The initial step for a range, and the steps that can be chosen. */
export function stepsOfRange(range: DateRange): { natural: Step; possible: readonly Step[] } {
  const span = spanOfRange(range);
  const possible = STEPS.filter((step) => lengthOf(span) <= STEP_LIMITS[step]);
  return { natural: stepFor(span), possible };
}

type SpendInRange = {
  total: Omit<Purchases, 'start'>;
  steps: readonly Purchases[];
  /** Purchases whose price is unknown, so the dollars do not include them. */
  unpriced: number;
};

/**
 * Purchases and spending in a range, in total and per step. Steps without a purchase contain zeros. A range of more
 * than 92 weeks begins with its first purchase. Skips unreadable rows.
 * @param range days of the customer, in order
 * @throws Error when a day of the range does not exist or the zone is unknown
 */
export function spendInRange(
  rows: readonly PurchaseRow[],
  range: DateRange,
  { step, timeZone }: { step: Step; timeZone: string },
): SpendInRange {
  const span = spanOfRange(range);
  const all = readPurchases(rows, timeZone);
  const isWithin = (day: CalendarDate) =>
    day.compare(span.first) >= 0 && day.compare(span.last) <= 0;
  const within = new Set(daysOf(all).filter(isWithin));
  const bought = all.filter(({ day }) => within.has(day));
  const isLong = lengthOf(span) > STEP_LIMITS.week;
  const first = isLong ? spanOf(bought)?.first : span.first;
  return {
    total: sumOf(bought),
    steps: first === undefined ? [] : byStep(bought, startsOf({ ...span, first }, step), step),
    unpriced: bought.filter(({ price }) => price === undefined).length,
  };
}

function spanOfRange({ start, end }: DateRange): Span {
  return { first: parseDate(start), last: parseDate(end) };
}
