import { products } from '../../../shop.config.ts';
import type { Tier } from '../store/bandwidth.ts';
import { toCents } from './cents.ts';

/** The shop's own price list. */
export const dataCents = (tier: Tier, gigabytes: number): number =>
  toCents(products[tier].price) * gigabytes;

export const dataOrderName = (tier: Tier, gigabytes: number): string =>
  `${products[tier].name} ${gigabytes} GB`;
