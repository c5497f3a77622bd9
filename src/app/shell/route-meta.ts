import { config } from '../../config.ts';
import { ROUTES, routeOf } from '../../paths.ts';
import type { RoutePath } from '../../paths.ts';

export type RouteMeta = {
  readonly title: string;
  readonly description: string;
  /** Search engines may list the page. */
  readonly isListed: boolean;
  /** Absolute address; undefined for a page that does not exist. */
  readonly canonical: string | undefined;
};

type Words = Pick<RouteMeta, 'title' | 'description'>;

const name = config.productName;

/** Title and description of every page, for the head, the route announcer and link previews. */
const WORDS: Record<RoutePath, Words> = {
  '/': {
    title: `${name}: residential and US ISP proxies`,
    description:
      '30M+ exclusive IPs in 160+ countries, 99.9% uptime. Residential proxies from $3 per GB, US ISP proxies from $2 per IP.',
  },
  '/pricing': {
    title: `Pricing · ${name}`,
    description:
      'Basic Residential at $3 per GB, Premium Residential at $4 per GB, private US ISP proxies from $2 per IP. Choose the plan that fits you.',
  },
  '/dashboard': {
    title: `Dashboard · ${name}`,
    description: 'Your data, your proxies, your ISP plans and your orders.',
  },
  '/forgot-password': {
    title: `Reset Password · ${name}`,
    description: 'Choose a new password with a code that we send to your e-mail address.',
  },
  '/privacy': {
    title: `Privacy Policy · ${name}`,
    description: `What ${name} knows about you, what for, for how long, and what you can do about it.`,
  },
  '/terms': {
    title: `Terms of Use · ${name}`,
    description: `The rules for using ${name}: what you buy, how it is counted and what it may not be used for.`,
  },
  '/refund': {
    title: `Refund Policy · ${name}`,
    description:
      'No refunds, except for duplicate charges, non-delivery due to technical failures, or as required by law.',
  },
  '/create-admin': {
    title: `Create Admin Account · ${name}`,
    description: 'Sets up the first administrator.',
  },
};

const MISSING: Words = {
  title: `Page not found · ${name}`,
  description: 'This page does not exist.',
};

export function metaFor(pathname: string): RouteMeta {
  const path = routeOf(pathname);
  if (path === undefined) return { ...MISSING, isListed: false, canonical: undefined };
  const isListed = ROUTES.some((route) => route.path === path && route.listed);
  return { ...WORDS[path], isListed, canonical: `${config.siteUrl}${path}` };
}
