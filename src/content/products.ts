import type { Plan } from '../domain/plans.ts';
import { PLANS, ISP_FALLBACK_UNIT_PRICE, PRICE_PER_GB } from '../domain/plans.ts';

/** A claim of the home page. */
export type Claim = {
  value: string;
  label: string;
};

/** A product card of the home page. */
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

export const CLAIMS: readonly Claim[] = [
  { value: '30M+', label: 'exclusive IP pool' },
  { value: '99.9%', label: 'uptime' },
  { value: '160+', label: 'countries' },
  { value: '24/7', label: 'support' },
  { value: '100 GBPS', label: 'servers' },
];

export const PRODUCTS: readonly Product[] = [
  {
    name: PLANS.basic.name,
    summary: 'Private residential IPs, country by country, for everyday scraping.',
    price: PRICE_PER_GB.basic,
    unit: 'GB',
    from: false,
    features: [
      'Instant Delivery',
      'Fast Speed',
      'Private Residential IPs',
      'Working on all sites',
      'Unlimited proxy generation',
    ],
    plan: 'basic',
    popular: false,
  },
  {
    name: PLANS.premium.name,
    summary: 'Down to state and city, for the targets where it has to work.',
    price: PRICE_PER_GB.premium,
    unit: 'GB',
    from: false,
    features: [
      'Good for high-value tasks',
      'Geo Support',
      'Working on all sites',
      'Fast Speed',
      'Unlimited proxy generation',
    ],
    plan: 'premium',
    popular: true,
  },
  {
    name: 'ISP Proxies (US)',
    summary: 'Static US addresses, with data you need not count.',
    price: ISP_FALLBACK_UNIT_PRICE,
    unit: 'IP',
    from: true,
    features: ['Fast Speed', 'Unlimited data', 'Instant Delivery', 'US locations only'],
    plan: 'isp',
    popular: false,
  },
];

/** Formats a list price for a card: `$3`, `$2.50`. */
export function listPrice({ price }: Pick<Product, 'price'>): string {
  return `$${Number.isInteger(price) ? price : price.toFixed(2)}`;
}
