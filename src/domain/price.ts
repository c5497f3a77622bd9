import { fromCents, roundMoney, toCents } from './money.ts';
import type { ResidentialTier } from './price-list.ts';
import { GB_RANGE, PRICE_PER_GB, SUBNET } from './price-list.ts';

/**
 * Clamps an amount to the slider's range.
 * @param gigabytes NaN gives the default of 5
 * @returns a whole number from 5 to 100
 */
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
export function residentialPrice(tier: ResidentialTier, gigabytes: number): number {
  return roundMoney(gigabytes * PRICE_PER_GB[tier]);
}

/**
 * The price of ISP addresses before discount. The subnet has its list price whatever the unit price is.
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
  return quantity === SUBNET.quantity ? `Subnet (${SUBNET.quantity} IP)` : `${quantity} IPs`;
}
