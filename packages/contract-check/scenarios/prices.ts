import type { CheckContext } from '../engine/context.ts';
import { optionsOf } from './options.ts';

/** The price of data in US dollars; undefined if none was given. */
export function listPrice(
  context: CheckContext,
  tier: string,
  gigabytes: number,
): number | undefined {
  const perGigabyte = optionsOf(context).prices?.[tier];
  return perGigabyte === undefined ? undefined : cents(gigabytes * perGigabyte);
}

/** Rounds to whole cents, in dollars. */
export const cents = (dollars: number): number => Math.round(dollars * 100) / 100;

/** The contract's charging rule, in whole cents: the percentage to two decimals, then the total to the cent, halves up. */
export function chargeOf(amount: number, usd: number): number {
  const hundredths = Math.floor((2 * (amount - usd) * 10_000 + amount) / (2 * amount));
  return Math.floor((amount * (10_000 - hundredths) + 5000) / 10_000);
}

/** The charges of servers that calculate in a different way, in cents. */
const MISTAKES: readonly ((amount: number, usd: number) => number)[] = [
  (_amount, usd) => usd,
  (amount, usd) => Math.floor((amount * (10_000 - percentOf(amount, usd, Math.round))) / 10_000),
  (amount, usd) => Math.ceil((amount * (10_000 - percentOf(amount, usd, Math.round))) / 10_000),
  (amount, usd) => Math.round((amount * (10_000 - percentOf(amount, usd, Math.floor))) / 10_000),
  (amount, usd) =>
    Math.round(
      (amount * (10_000 - 100 * Math.round(percentOf(amount, usd, Math.round) / 100))) / 10_000,
    ),
];
const percentOf = (amount: number, usd: number, round: (value: number) => number): number =>
  round(((amount - usd) * 10_000) / amount);

/**
 * The quantities that reveal a calculation mistake, one for each mistake.
 * @param unit price of one, in cents
 * @param usdOf the price of an amount with the code, in cents
 */
export function tellingQuantities(
  quantities: readonly number[],
  unit: number,
  usdOf: (amount: number) => number,
): number[] {
  const found = MISTAKES.map((mistake) =>
    quantities.find((quantity) => {
      const amount = quantity * unit;
      const usd = usdOf(amount);
      return usd > 0 && usd < amount && mistake(amount, usd) !== chargeOf(amount, usd);
    }),
  );
  return [...new Set(found.filter((quantity) => quantity !== undefined))];
}
