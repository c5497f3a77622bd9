import { parseDate } from '@internationalized/date';
import type { Step } from '../domain/orders/purchases.ts';
import { figureText } from '../i18n/numbers.ts';
import { SENTENCES, customerLocale, dateFormat } from '../platform/locale.ts';

const dayFormat = (options: Intl.DateTimeFormatOptions, locale = customerLocale()) => {
  const format = dateFormat({ ...options, timeZone: 'UTC' }, locale);
  return (start: string) => format.format(parseDate(start).toDate('UTC'));
};

/** "Nov 2026" for a month, "Nov 3, 2026" for a day or the first day of a week. */
export function stepLabel({ start }: { start: string }, step: Step, locale?: string): string {
  const options = step === 'month' ? MONTH_OF_YEAR : ({ dateStyle: 'medium' } as const);
  return dayFormat(options, locale)(start);
}

const MONTH_OF_YEAR = { year: 'numeric', month: 'short' } as const;

/** "Nov 3, 2026" in the language of the page's sentences. */
export function stepInSentence(one: { start: string } | undefined, step: Step): string {
  return one === undefined ? '' : stepLabel(one, step, SENTENCES);
}

/**
 * Three or four round figures from 0 to above the highest value; fewer if their distance would be below the smallest
 * step.
 */
export function figureTicks(highest: number, leastStep = 1): number[] {
  const wanted = Math.max(leastStep, highest / 3);
  const magnitude = 10 ** Math.floor(Math.log10(wanted));
  const step = magnitude * ([1, 2, 5].find((times) => times * magnitude >= wanted) ?? 10);
  const count = Math.floor(highest / step) + 2;
  return Array.from({ length: count }, (_, index) => index * step);
}

const UNITS = [
  [1e12, 'T'],
  [1e9, 'B'],
  [1e6, 'M'],
  [1e3, 'K'],
] as const;

/** A figure of any size that fits next to the axis: "20", "400K", "5e+18". */
export function axisFigure(value: number): string {
  if (value >= 1e15) return value.toExponential(0);
  const [size, unit] = (value >= 10_000 && UNITS.find(([least]) => value >= least)) || [1, ''];
  return figureText(value / size) + unit;
}

export type Tick = { index: number; label: string };

/**
 * The labels below steps that begin on these days: the first day, unless steps are months, and each month, with the
 * year in January. Omits labels closer than `gap` steps to the previous one.
 */
export function monthTicks(starts: readonly string[], step: Step, gap: number): Tick[] {
  const [month, monthOfYear] = [dayFormat({ month: 'short' }), dayFormat(MONTH_OF_YEAR)];
  const day = dayFormat({ month: 'short', day: 'numeric' });
  const ticks = starts.flatMap((start, index): Tick[] => {
    const before = starts[index - 1];
    if (before === undefined && step !== 'month') return [{ index, label: day(start) }];
    if (before?.slice(0, 7) === start.slice(0, 7)) return [];
    return [{ index, label: (start.slice(5, 7) === '01' ? monthOfYear : month)(start) }];
  });
  const [first, second] = ticks;
  // Omit the first day if a month is too close.
  if (first && second && step !== 'month' && second.index < gap) ticks.shift();
  let next = 0;
  return ticks.filter(({ index }) => {
    if (index < next) return false;
    next = index + gap;
    return true;
  });
}
