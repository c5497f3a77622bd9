import { config } from '../../config.ts';
import { routeOf } from '../routes.tsx';
import type { RoutePath } from '../routes.tsx';

export type RouteMeta = {
  title: string;
  description: string;
  /** Search engines may list the page. */
  isListed: boolean;
  /** Absolute address; undefined for a page that does not exist. */
  canonical: string | undefined;
};

type Meta = Omit<RouteMeta, 'canonical'>;

const name = config.productName;

/** Title and description of every page, for the head, the route announcer and link previews. */
const META: Record<RoutePath, Meta> = {
  '/': {
    title: `${name}: residential and US ISP proxies`,
    isListed: true,
    description:
      '30M+ exclusive IPs in 160+ countries, 99.9% uptime. Residential proxies from $3 per GB, US ISP proxies from $2 per IP.',
  },
  '/pricing': {
    title: `Pricing · ${name}`,
    isListed: true,
    description:
      'Basic Residential at $3 per GB, Premium Residential at $4 per GB, private US ISP proxies from $2 per IP. Choose the plan that fits you.',
  },
  '/dashboard': {
    title: `Dashboard · ${name}`,
    isListed: false,
    description: 'Your data, your proxies, your ISP plans and your orders.',
  },
  '/forgot-password': {
    title: `Reset Password · ${name}`,
    isListed: false,
    description: 'Choose a new password with a code that we send to your e-mail address.',
  },
  '/privacy': {
    title: `Privacy Policy · ${name}`,
    isListed: true,
    description: `What ${name} knows about you, what for, for how long, and what you can do about it.`,
  },
  '/terms': {
    title: `Terms of Use · ${name}`,
    isListed: true,
    description: `The rules for using ${name}: what you buy, how it is counted and what it may not be used for.`,
  },
  '/refund': {
    title: `Refund Policy · ${name}`,
    isListed: true,
    description:
      'No refunds, except for duplicate charges, non-delivery due to technical failures, or as required by law.',
  },
  '/create-admin': {
    title: `Create Admin Account · ${name}`,
    isListed: false,
    description: 'Sets up the first administrator.',
  },
};

const MISSING: Meta = {
  title: `Page not found · ${name}`,
  isListed: false,
  description: 'This page does not exist.',
};

export function metaFor(pathname: string): RouteMeta {
  const path = routeOf(pathname);
  if (path === undefined) return { ...MISSING, canonical: undefined };
  return { ...META[path], canonical: `${config.siteUrl}${path}` };
}
