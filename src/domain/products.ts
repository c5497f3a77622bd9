import { claims, products } from '../../shop.config.ts';
import { t } from '../i18n/text.ts';
import { SOLD, TIERS, type Plan } from './plans.ts';

export type Product = {
  name: string;
  summary: string;
  /** US dollars for one `unit`. */
  price: number;
  unit: 'GB' | 'IP';
  /** The price is the lowest of several. */
  from: boolean;
  features: readonly string[];
  plan: Plan;
  popular: boolean;
};

export const CLAIMS = claims;

export const PRODUCTS: readonly Product[] = [
  ...TIERS.map((plan) => ({ ...products[plan], unit: 'GB', from: false, plan }) as const),
  { ...products.isp, name: products.isp.homeName, unit: 'IP', from: true, plan: 'isp' } as const,
].filter(({ plan }) => SOLD.includes(plan));

/** The words of a product's unit. */
export const UNITS = { GB: t`GB`, IP: 'IP' } as const satisfies Record<Product['unit'], string>;

/** The cheapest product sold in this unit. */
export function lowestPrice(unit: Product['unit']): Product | undefined {
  return PRODUCTS.filter((product) => product.unit === unit).toSorted(
    (a, b) => a.price - b.price,
  )[0];
}
