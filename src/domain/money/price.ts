import { percentText } from '../../i18n/percent.ts';
import { t } from '../../i18n/text.ts';
import { gigabytesText } from '../gigabytes.ts';
import { GB_RANGE, PRICE_PER_GB, SUBNET, type Tier } from '../plans.ts';
import { fromCents, roundMoney, toCents, formatMoney, shiftDecimal } from './money.ts';

/** A whole number of GB in the slider's range; NaN results in the default. */
export function clampGb(gigabytes: number): number {
  if (Number.isNaN(gigabytes)) return GB_RANGE.default;
  return Math.min(GB_RANGE.max, Math.max(GB_RANGE.min, Math.round(gigabytes)));
}

/**
 * The price of residential data before discount.
 * @param gigabytes GB, not clamped here
 * @returns US dollars in whole cents
 * @throws RangeError when `gigabytes` is not finite
 */
export function residentialPrice(tier: Tier, gigabytes: number): number {
  return roundMoney(gigabytes * PRICE_PER_GB[tier]);
}

/**
 * The price of ISP addresses before discount. The subnet has its list price regardless of the unit price.
 * @param quantity IPs
 * @param unitPrice US dollars per IP, at most 2 decimals
 * @returns US dollars in whole cents
 * @throws RangeError when a number is not finite
 */
export function ispPrice(quantity: number, unitPrice: number): number {
  if (quantity === SUBNET.quantity) return SUBNET.listPrice;
  return fromCents(Math.round(quantity * toCents(unitPrice)));
}

/** "25 IPs", or 'Subnet (254 IP)' for the subnet. */
export function ispQuantityLabel(quantity: number): string {
  return quantity === SUBNET.quantity ? t`Subnet (${quantity} IP)` : t`${quantity} IPs`;
}

/**
 * Whether the response of a discount check is valid: 0 ≤ usd < original. Any other response means that the code is
 * invalid.
 */
export function isValidDiscountQuote(usd: unknown, original: number): usd is number {
  return typeof usd === 'number' && usd >= 0 && usd < original;
}

/**
 * Percentage = (original − usd) / original × 100, rounded to 2 decimals. The server uses the same rule to charge:
 * docs/wire.md#discounts.
 * @param original US dollars before discount
 * @param usd US dollars after discount
 * @returns 0 to 100; 0 when `usd` is not a valid quote for `original`
 */
export function discountPercentage(original: number, usd: number): number {
  if (!isValidDiscountQuote(usd, original)) return 0;
  const full = shiftDecimal(original, 2);
  return Math.round(((full - shiftDecimal(usd, 2)) * 10_000) / full) / 100;
}

/**
 * Total = original − percentage of original, rounded to cents: docs/wire.md#discounts.
 * @param original US dollars
 * @param percentage 0 to 100 with at most 2 decimals; clamped, and NaN counts as 0
 * @returns US dollars in whole cents, between 0 and the original
 * @throws RangeError when `original` is not finite
 */
export function discountedTotal(original: number, percentage: number): number {
  const cents = toCents(original);
  const clamped = Number.isNaN(percentage) ? 0 : Math.min(100, Math.max(0, percentage));
  const hundredths = Math.round(shiftDecimal(clamped, 2));
  return fromCents(Math.round((cents * (10_000 - hundredths)) / 10_000));
}

/** "15%", "12.5%", "33.33%": at most 2 decimals, no trailing zeros. */
export function formatPercentage(percentage: number): string {
  return percentText(Math.round(shiftDecimal(percentage, 2)) / 10_000);
}

/** The badge of an applied discount: '🎉 15% OFF'. */
export function formatDiscountBadge(percentage: number): string {
  return t`🎉 ${formatPercentage(percentage)} OFF`;
}

export type Arithmetic = {
  /** GB or IPs. */
  quantity: number;
  unit: 'GB' | 'IPs';
  /** US dollars for one. Null if only the whole has a price (the subnet), which is then `original`. */
  unitPrice: number | null;
  /** US dollars before discount; read only when `unitPrice` is null. */
  original?: number | undefined;
  /** 0 to 100; 0 when no discount is applied. */
  percentage: number;
  /** US dollars to pay. */
  total: number;
};

/** Explains a total: "20 GB × $4.00 − 15% = $68.00", or "254 IPs for $435.20" if there is nothing to calculate. */
export function describeArithmetic(sum: Arithmetic): string {
  const { quantity, unit, unitPrice, original = sum.total, percentage, total } = sum;
  const amount = unit === 'GB' ? gigabytesText(quantity) : t`${quantity} IPs`;
  const price =
    unitPrice === null
      ? t`${quantity} IPs for ${formatMoney(original)}`
      : `${amount} × ${formatMoney(unitPrice)}`;
  const discount = percentage > 0 ? ` − ${formatPercentage(percentage)}` : '';
  const terms = `${price}${discount}`;
  return unitPrice === null && discount === '' ? terms : `${terms} = ${formatMoney(total)}`;
}
