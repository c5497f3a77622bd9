import { formatMoney, fromCents, shiftDecimal, toCents } from './money.ts';

/**
 * Whether the answer of a discount check is a discount: a finite number of US dollars in 0 ≤ usd < original
 * (decisions §2, GetDiscount). Anything else is an invalid code.
 */
export function isValidDiscountQuote(usd: unknown, original: number): usd is number {
  return typeof usd === 'number' && usd >= 0 && usd < original;
}

/**
 * Percentage = (original − usd) / original × 100, rounded to 2 decimals (specification §5).
 * @param original US dollars before discount
 * @param usd US dollars after it
 * @returns 0 to 100; 0 when `usd` is no valid quote for `original`
 */
export function discountPercentage(original: number, usd: number): number {
  if (!isValidDiscountQuote(usd, original)) return 0;
  const full = shiftDecimal(original, 2);
  return Math.round(((full - shiftDecimal(usd, 2)) * 10_000) / full) / 100;
}

/**
 * Total = original − percentage of original, to 2 decimals (specification §5).
 * @param original US dollars
 * @param percentage 0 to 100 with at most 2 decimals; outside it is clamped, not a number counts as 0
 * @returns US dollars in whole cents, between 0 and the original
 * @throws RangeError when `original` is not finite
 */
export function discountedTotal(original: number, percentage: number): number {
  const cents = toCents(original);
  const clamped = Number.isNaN(percentage) ? 0 : Math.min(100, Math.max(0, percentage));
  const hundredths = Math.round(shiftDecimal(clamped, 2));
  return fromCents(Math.round((cents * (10_000 - hundredths)) / 10_000));
}

/** "15%", "12.5%", "33.33%": at most 2 decimals, no trailing zeros (decisions §3.8). */
export function formatPercentage(percentage: number): string {
  return `${Math.round(shiftDecimal(percentage, 2)) / 100}%`;
}

/** The badge of an applied discount, '🎉 15% OFF' (decisions §3.8). */
export function formatDiscountBadge(percentage: number): string {
  return `🎉 ${formatPercentage(percentage)} OFF`;
}

export type Arithmetic = {
  /** GB or IPs. */
  readonly quantity: number;
  readonly unit: 'GB' | 'IPs';
  /** US dollars for one; null where only the whole has a price (the subnet), which is then `original`. */
  readonly unitPrice: number | null;
  /** US dollars before discount; read only when `unitPrice` is null. */
  readonly original?: number | undefined;
  /** 0 to 100; 0 when no discount is applied. */
  readonly percentage: number;
  /** US dollars to pay. */
  readonly total: number;
};

/** How a total comes about, in words: "20 GB × $4.00 − 15% = $68.00". */
export function describeArithmetic(sum: Arithmetic): string {
  const { quantity, unit, unitPrice, original = sum.total, percentage, total } = sum;
  const price = unitPrice === null ? `for ${formatMoney(original)}` : `× ${formatMoney(unitPrice)}`;
  const discount = percentage > 0 ? ` − ${formatPercentage(percentage)}` : '';
  return `${quantity} ${unit} ${price}${discount} = ${formatMoney(total)}`;
}
