import type { Tier } from '../store/bandwidth.ts';
import { toCents } from './cents.ts';

type Product = { name: string; price: number };
/** Number of days for which bought data can be used; without a number, it does not expire. */
type Data = Product & { dataDays?: number | 'never' | undefined };

/** What the shop sells, in US dollars per GB and per IP. A whole subnet has a separate price. */
export type PriceList = {
  products: { basic: Data; premium: Data; isp: Product };
  amounts: { subnet: { ips: number; price: number } };
};

export const DEFAULT_PRICES: PriceList = {
  products: {
    basic: { name: 'Basic Residential', price: 3 },
    premium: { name: 'Premium Residential', price: 4 },
    isp: { name: 'Private ISP (US)', price: 2 },
  },
  amounts: { subnet: { ips: 254, price: 435.2 } },
};

/** A plan that is sold per IP. */
export type SoldPlan = {
  planKey: string;
  planName: string;
  unitCents: number;
};

/** The plan that the shop sells as its ISP plan. */
export const ISP_PLAN_KEY = 'static-isp-us';
export const PLAN_DAYS = 30;

export type Prices = ReturnType<typeof pricesOf>;

/** The names and list prices of everything for sale, in cents. */
export const pricesOf = ({ products, amounts: { subnet } }: PriceList) => ({
  /** The shop sells the second one as its ISP plan. */
  plans: [
    { planKey: 'static-dc-us', planName: 'Datacenter (US)', unitCents: 120 },
    {
      planKey: ISP_PLAN_KEY,
      planName: products.isp.name,
      unitCents: toCents(products.isp.price),
    },
  ] as readonly SoldPlan[],

  dataOrderName: (tier: Tier, gigabytes: number): string =>
    `${products[tier].name} ${gigabytes} GB`,
  /** Null if data of the tier does not expire. */
  dataDays: (tier: Tier): number | null => {
    const { dataDays } = products[tier];
    return typeof dataDays === 'number' ? dataDays : null;
  },
  dataCents: (tier: Tier, gigabytes: number): number => toCents(products[tier].price) * gigabytes,

  ispOrderName: (quantity: number): string => `${products.isp.name} ${quantity} IPs`,
  ispCents: (quantity: number): number => quantity * toCents(products.isp.price),

  addressesCents: ({ unitCents }: SoldPlan, quantity: number): number =>
    quantity === subnet.ips ? toCents(subnet.price) : quantity * unitCents,
});
