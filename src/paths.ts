import { PLANS, type Plan, type ProductType, type Tier } from './domain/plans.ts';
import { LANGUAGE_PATH } from './i18n/language.ts';

type PricingQuery = {
  plan?: Plan | undefined;
  code?: string | undefined;
  amount?: number | undefined;
};

type DashboardQuery = {
  type?: ProductType | undefined;
  /** The tier that the generator starts with. */
  tier?: Tier | undefined;
  plan?: string | undefined;
  order?: string | undefined;
  /** Keeps the range of orders in this query. */
  rangeOf?: URLSearchParams | undefined;
};

export const RANGE_PARAMS = ['range', 'from', 'to'] as const;

/** A section of the account page, named after the ID that links target. */
export type AccountPart =
  | 'sign-in'
  | 'proxy-users'
  | 'allowed-addresses'
  | 'alerts'
  | 'devices'
  | 'preferences'
  | 'settings-file'
  | 'stored-data';

export const ORDERS_ID = 'orders-history';

export const USAGE_ID = 'usage';

export const FACTS_ID = 'before-you-buy';

/** The path of files that all languages share, with a slash at both ends: `/` at the root of a host. */
export const FILES = import.meta.env.BASE_URL;

/** The path under which this language's pages are published, with a slash at both ends: `/` or `/de/`. */
export const BASE = FILES + LANGUAGE_PATH;

/** The path under which this language publishes a page of the table of pages, such as `/pricing`. */
export const publishedPath = (path: string): string => BASE + path.slice(1);

/** Removes trailing slashes: `/pricing/` becomes `/pricing`. */
export function plainPath(pathname: string): string {
  let { length } = pathname;
  while (length > 1 && pathname[length - 1] === '/') length -= 1;
  return pathname.slice(0, length) || '/';
}

/** Whether a pathname is that of a page, with or without trailing slashes. */
export const isPath = (pathname: string, page: string) => plainPath(pathname) === plainPath(page);

/** Builds every path of the shop. No other code writes paths. */
export const paths = {
  home: () => BASE,
  pricing: ({ plan, code, amount }: PricingQuery = {}) =>
    withQuery(`${BASE}pricing`, { plan: plan && PLANS[plan].param, code, amount }),
  dashboard: ({ type, tier, plan, order, rangeOf }: DashboardQuery = {}) => {
    const range = RANGE_PARAMS.map((name) => [name, rangeOf?.get(name) ?? undefined]);
    return withQuery(`${BASE}dashboard`, { type, tier, plan, order, ...Object.fromEntries(range) });
  },
  /** All of the customer's orders, scrolled into view. */
  orders: () => `${withQuery(`${BASE}dashboard`, { orders: 'all' })}#${ORDERS_ID}`,
  usage: () => `${withQuery(`${BASE}dashboard`, { type: 'residential' })}#${USAGE_ID}`,
  /** The questions that buyers ask first. */
  facts: () => `${BASE}pricing#${FACTS_ID}`,
  account: (part?: AccountPart) => (part ? `${BASE}account#${part}` : `${BASE}account`),
  forgotPassword: () => `${BASE}forgot-password`,
  createAdmin: () => `${BASE}create-admin`,
  privacy: () => `${BASE}privacy`,
  terms: () => `${BASE}terms`,
  refund: () => `${BASE}refund`,
} as const satisfies Record<string, (query?: never) => string>;

function withQuery(path: string, query: Record<string, string | number | undefined>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') search.set(name, String(value));
  }
  return search.size > 0 ? `${path}?${search}` : path;
}
