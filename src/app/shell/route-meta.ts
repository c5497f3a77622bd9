import { config } from '../../config.ts';
import { formatListPrice } from '../../domain/money/money.ts';
import { SELLS_ISP } from '../../domain/plans.ts';
import type { Product } from '../../domain/products.ts';
import { PRODUCTS, lowestPrice } from '../../domain/products.ts';
import type { PagePath } from '../page-paths.ts';
import { routeOf } from '../routes.tsx';

/** What an operator's own legal text begins with. */
declare const __LEGAL_SUMMARY__: Record<'privacy' | 'terms' | 'refund', string | null>;
/** Of the operator's further legal pages, by path. */
declare const __FURTHER_META__: Record<string, Meta>;

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
const META: Record<string, Meta> = {
  '/': {
    title: `${name}: ${inSentence(config.claim)}`,
    isListed: true,
    description: `${config.texts.figures}${lowestPrices()}`,
  },
  '/pricing': {
    title: `Pricing · ${name}`,
    isListed: true,
    description: `${PRODUCTS.map(offer).join(', ')}. Choose the plan that fits you.`,
  },
  '/dashboard': {
    title: `Dashboard · ${name}`,
    isListed: false,
    description: `Your data, your proxies${SELLS_ISP ? ', your ISP plans' : ''} and your orders.`,
  },
  '/forgot-password': {
    title: `Reset Password · ${name}`,
    isListed: false,
    description: 'Choose a new password with a code that we send to your e-mail address.',
  },
  '/privacy': {
    title: `Privacy Policy · ${name}`,
    isListed: true,
    description:
      __LEGAL_SUMMARY__.privacy ??
      `What ${name} knows about you, what for, for how long, and what you can do about it.`,
  },
  '/terms': {
    title: `Terms of Use · ${name}`,
    isListed: true,
    description:
      __LEGAL_SUMMARY__.terms ??
      `The rules for using ${name}: what you buy, how it is counted and what it may not be used for.`,
  },
  '/refund': {
    title: `Refund Policy · ${name}`,
    isListed: true,
    description:
      __LEGAL_SUMMARY__.refund ??
      'No refunds, except for duplicate charges, non-delivery due to technical failures, or as required by law.',
  },
  '/create-admin': {
    title: `Create Admin Account · ${name}`,
    isListed: false,
    description: 'Sets up the first administrator.',
  },
  ...__FURTHER_META__,
} satisfies Record<PagePath, Meta>;

const MISSING: Meta = {
  title: `Page not found · ${name}`,
  isListed: false,
  description: 'This page does not exist.',
};

/** "Residential" as "residential"; "US" stays. */
function inSentence(phrase: string): string {
  return phrase.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
}

function lowestPrices(): string {
  const kinds = [
    ['Residential', lowestPrice('GB')],
    ['US ISP', lowestPrice('IP')],
  ] as const;
  const said = kinds.flatMap(([kind, product]) =>
    product === undefined
      ? []
      : `${kind} proxies from ${formatListPrice(product.price)} per ${product.unit}`,
  );
  return `${said.join(', ')}.`;
}

/** "Basic Residential at $3 per GB". */
function offer(product: Product): string {
  const price = `${formatListPrice(product.price)} per ${product.unit}`;
  return product.from ? `private US ISP proxies from ${price}` : `${product.name} at ${price}`;
}

export function metaFor(pathname: string): RouteMeta {
  const path = routeOf(pathname);
  const meta = META[path ?? ''];
  return meta === undefined
    ? { ...MISSING, canonical: undefined }
    : { ...meta, canonical: `${config.siteUrl}${path}` };
}
