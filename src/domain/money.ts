/**
 * Moves the decimal point of a number by `places` to the right, on its decimal digits,
 * so that 1.005 becomes 100.5 and not 100.49999999999999.
 */
export function shiftDecimal(value: number, places: number): number {
  const [digits, exponent = 0] = String(value).split('e');
  return Number(`${digits}e${Number(exponent) + places}`);
}

/** Rounds to whole numbers, a half away from zero; never gives −0. */
function roundHalfAway(value: number): number {
  return Math.sign(value) * Math.round(Math.abs(value)) + 0;
}

/**
 * An amount of US dollars in whole cents, a half cent rounded away from zero.
 * @param usd dollars, any finite number up to about 90 trillion
 * @returns a whole number of cents
 * @throws RangeError when `usd` is not finite, so that no NaN reaches a price
 */
export function toCents(usd: number): number {
  if (!Number.isFinite(usd)) throw new RangeError('An amount of money must be a finite number');
  return roundHalfAway(shiftDecimal(usd, 2));
}

/**
 * Whole cents in US dollars, the inverse of {@link toCents}.
 * @param cents a whole number
 * @throws RangeError when `cents` is not a whole number
 */
export function fromCents(cents: number): number {
  if (!Number.isSafeInteger(cents)) throw new RangeError('Cents must be a whole number');
  return cents / 100;
}

/**
 * Dollars rounded to whole cents, a half away from zero on the decimal value (decisions §2: money has at most 2 decimals).
 * @throws RangeError when `usd` is not finite
 */
export function roundMoney(usd: number): number {
  return fromCents(toCents(usd));
}

const twoDecimals = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/**
 * A sum as text, "$13.50" or "$1,234.00", always en-US with two decimals (decisions §3.14).
 * @throws RangeError when `usd` is not finite
 */
export function formatMoney(usd: number): string {
  return twoDecimals.format(roundMoney(usd));
}

/**
 * A list price as text: "$3" when it is whole, else "$2.50" (specification §2: "$3 per GB").
 * @throws RangeError when `usd` is not finite
 */
export function formatListPrice(usd: number): string {
  return formatMoney(usd).replace('.00', '');
}
