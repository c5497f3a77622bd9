/** Shifts the decimal point to the right in the decimal notation: 1.005 becomes 100.5, not 100.49999999999999. */
export function shiftDecimal(value: number, places: number): number {
  const [digits, exponent = 0] = String(value).split('e');
  return Number(`${digits}e${Number(exponent) + places}`);
}

/** Rounds to whole numbers, halves away from zero. Never returns −0. */
function roundHalfAway(value: number): number {
  return Math.sign(value) * Math.round(Math.abs(value)) + 0;
}

/**
 * Converts US dollars to whole cents. Half a cent rounds away from zero.
 * @param usd dollars, any finite number up to about 90 trillion
 * @returns a whole number of cents
 * @throws RangeError when `usd` is not finite, so that NaN never becomes a price
 */
export function toCents(usd: number): number {
  if (!Number.isFinite(usd)) throw new RangeError('An amount of money must be a finite number');
  return roundHalfAway(shiftDecimal(usd, 2));
}

/**
 * Converts whole cents to US dollars. Inverse of {@link toCents}.
 * @param cents a whole number
 * @throws RangeError when `cents` is not a whole number
 */
export function fromCents(cents: number): number {
  if (!Number.isSafeInteger(cents)) throw new RangeError('Cents must be a whole number');
  return cents / 100;
}

/**
 * Rounds dollars to whole cents, halves away from zero on the decimal value.
 * @throws RangeError when `usd` is not finite
 */
export function roundMoney(usd: number): number {
  return fromCents(toCents(usd));
}

/** Created on first use, because the first formatter of a page takes 50 ms on a phone. */
let twoDecimals: Intl.NumberFormat | undefined;

/**
 * Formats a sum as "$13.50" or "$1,234.00". Money is always en-US, regardless of the customer's locale.
 * @throws RangeError when `usd` is not finite
 */
export function formatMoney(usd: number): string {
  twoDecimals ??= new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  return twoDecimals.format(roundMoney(usd));
}

/**
 * Formats a list price: "$3" if it is whole, otherwise "$2.50". Needs no formatter, because Home shows it at startup.
 * @throws RangeError when `usd` is not finite
 */
export function formatListPrice(usd: number): string {
  const text = roundMoney(usd).toFixed(2).replace('.00', '');
  return `$${text.replaceAll(/\B(?=(\d{3})+(\.|$))/g, ',')}`;
}
