import { parseDate } from '@internationalized/date';
import type { Step } from '../../domain/orders/purchases.ts';
import { SENTENCES, customerLocale, dateFormat } from '../../platform/locale.ts';

/** "Nov 2026" for a month, "Nov 3, 2026" for a day or the first day of a week. */
export function stepLabel(
  { start }: { start: string },
  step: Step,
  locale = customerLocale(),
): string {
  const date = parseDate(start).toDate('UTC');
  const options: Intl.DateTimeFormatOptions =
    step === 'month' ? { year: 'numeric', month: 'short' } : { dateStyle: 'medium' };
  return dateFormat({ ...options, timeZone: 'UTC' }, locale).format(date);
}

export function spanInSentence(steps: readonly { start: string }[], step: Step): string {
  const [first, last] = [steps[0], steps.at(-1)].map(
    (one) => one && stepLabel(one, step, SENTENCES),
  );
  return `from ${first} to ${last}`;
}
