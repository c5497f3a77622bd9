import type { Plan, Product, Tier } from './domain/plans.ts';
import { PLANS } from './domain/plans.ts';

type PricingQuery = {
  plan?: Plan | undefined;
  code?: string | undefined;
  amount?: number | undefined;
};

type DashboardQuery = {
  type?: Product | undefined;
  /** The tier that the generator starts with. */
  tier?: Tier | undefined;
  /** The order number of the ISP plan whose detail is open. */
  plan?: string | undefined;
  /** Keeps the range of orders of this query. */
  rangeOf?: URLSearchParams | undefined;
};

/** The parameters of /dashboard that set the range of Orders History. */
export const RANGE_PARAMS = ['range', 'from', 'to'] as const;

/** The id of the heading of Orders History. */
export const ORDERS_ID = 'orders-history';

/** Builds every path of the shop. Nothing else writes one. */
export const paths = {
  home: () => '/',
  pricing: ({ plan, code, amount }: PricingQuery = {}) =>
    withQuery('/pricing', { plan: plan && PLANS[plan].param, code, amount }),
  dashboard: ({ type, tier, plan, rangeOf }: DashboardQuery = {}) => {
    const range = RANGE_PARAMS.map((name) => [name, rangeOf?.get(name) ?? undefined]);
    return withQuery('/dashboard', { type, tier, plan, ...Object.fromEntries(range) });
  },
  /** All orders of the customer, scrolled into view. */
  orders: () => `${withQuery('/dashboard', { orders: 'all' })}#${ORDERS_ID}`,
  forgotPassword: () => '/forgot-password',
  createAdmin: () => '/create-admin',
  privacy: () => '/privacy',
  terms: () => '/terms',
  refund: () => '/refund',
} as const satisfies Record<string, (query?: never) => string>;

function withQuery(path: string, query: Record<string, string | number | undefined>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') search.set(name, String(value));
  }
  return search.size > 0 ? `${path}?${search}` : path;
}
