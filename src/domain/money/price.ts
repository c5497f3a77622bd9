import type { Tier } from '../plans.ts';
import { GB_RANGE, PRICE_PER_GB, SUBNET } from '../plans.ts';
import { fromCents, roundMoney, toCents, formatMoney, shiftDecimal } from './money.ts';

/** Clamps GB to a whole number of the slider's range; NaN gives the default. */
export function clampGb(gigabytes: number): number {
  if (Number.isNaN(gigabytes)) return GB_RANGE.default;
  return Math.min(GB_RANGE.max, Math.max(GB_RANGE.min, Math.round(gigabytes)));
}

/** US dollars for residential data before discount. */
export function residentialPrice(tier: Tier, gigabytes: number): number {
  return roundMoney(gigabytes * PRICE_PER_GB[tier]);
}

/** US dollars for ISP addresses before discount. The subnet has its list price whatever the unit price is. */
export function ispPrice(quantity: number, unitPrice: number): number {
  if (quantity === SUBNET.quantity) return SUBNET.listPrice;
  return fromCents(Math.round(quantity * toCents(unitPrice)));
}

/** "25 IPs", or 'Subnet (254 IP)' for the subnet. */
export function ispQuantityLabel(quantity: number): string {
  return quantity === SUBNET.quantity ? `Subnet (${SUBNET.quantity} IP)` : `${quantity} IPs`;
}

/** Whether the answer of a discount check is valid; any other means an invalid code. */
export function isValidDiscountQuote(usd: unknown, original: number): usd is number {
  return typeof usd === 'number' && usd >= 0 && usd < original;
}

/** What `usd` takes off `original`, in percent with 2 decimals: docs/wire.md#discounts. */
export function discountPercentage(original: number, usd: number): number {
  if (!isValidDiscountQuote(usd, original)) return 0;
  const full = shiftDecimal(original, 2);
  return Math.round(((full - shiftDecimal(usd, 2)) * 10_000) / full) / 100;
}

/** Total = original − percentage of original, rounded to cents: docs/wire.md#discounts. */
export function discountedTotal(original: number, percentage: number): number {
  const cents = toCents(original);
  const clamped = Number.isNaN(percentage) ? 0 : Math.min(100, Math.max(0, percentage));
  const hundredths = Math.round(shiftDecimal(clamped, 2));
  return fromCents(Math.round((cents * (10_000 - hundredths)) / 10_000));
}

/** "15%", "12.5%", "33.33%": at most 2 decimals, no trailing zeros. */
export function formatPercentage(percentage: number): string {
  return `${Math.round(shiftDecimal(percentage, 2)) / 100}%`;
}

/** The badge of an applied discount: '🎉 15% OFF'. */
export function formatDiscountBadge(percentage: number): string {
  return `🎉 ${formatPercentage(percentage)} OFF`;
}

export type Arithmetic = {
  quantity: number;
  unit: 'GB' | 'IPs';
  /** US dollars for one. Null when only the whole has a price (the subnet), which is then `original`. */
  unitPrice: number | null;
  /** US dollars before discount; read only when `unitPrice` is null. */
  original?: number | undefined;
  /** 0 to 100; 0 when no discount is applied. */
  percentage: number;
  total: number;
};

/** Explains a total: "20 GB × $4.00 − 15% = $68.00", or "254 IPs for $435.20" where nothing is reckoned. */
export function describeArithmetic(sum: Arithmetic): string {
  const { quantity, unit, unitPrice, original = sum.total, percentage, total } = sum;
  const price = unitPrice === null ? `for ${formatMoney(original)}` : `× ${formatMoney(unitPrice)}`;
  const discount = percentage > 0 ? ` − ${formatPercentage(percentage)}` : '';
  const terms = `${quantity} ${unit} ${price}${discount}`;
  return unitPrice === null && discount === '' ? terms : `${terms} = ${formatMoney(total)}`;
}
