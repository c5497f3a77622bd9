import { fromCents, roundMoney, toCents } from './money.ts';
import type { ResidentialTier } from './price-list.ts';
import { GB_RANGE, PRICE_PER_GB, SUBNET } from './price-list.ts';

/**
 * The nearest amount that the slider can take.
 * @param gigabytes what was typed; not a number gives the default of 5
 * @returns a whole number from 5 to 100 (specification §5)
 */
export function clampGb(gigabytes: number): number {
  if (Number.isNaN(gigabytes)) return GB_RANGE.default;
  return Math.min(GB_RANGE.max, Math.max(GB_RANGE.min, Math.round(gigabytes)));
}

/**
 * The price before discount of residential data (specification §7, `amount` of GetDiscount).
 * @param gigabytes GB, not clamped here
 * @returns US dollars in whole cents
 * @throws RangeError when `gigabytes` is not finite
 */
export function residentialPrice(tier: ResidentialTier, gigabytes: number): number {
  return roundMoney(gigabytes * PRICE_PER_GB[tier]);
}

/**
 * The price before discount of ISP addresses (specification §7); the subnet has its list price whatever the unit price
 * is (decisions §3.9).
 * @param quantity IPs
 * @param unitPrice US dollars for one IP, at most 2 decimals
 * @returns US dollars in whole cents
 * @throws RangeError when a number is not finite
 */
export function ispPrice(quantity: number, unitPrice: number): number {
  if (quantity === SUBNET.quantity) return SUBNET.listPrice;
  return fromCents(Math.round(quantity * toCents(unitPrice)));
}

/** "25 IPs", and 'Subnet (254 IP)' for the subnet (specification §2). */
export function ispQuantityLabel(quantity: number): string {
  return quantity === SUBNET.quantity ? `Subnet (${SUBNET.quantity} IP)` : `${quantity} IPs`;
}
