import * as z from 'zod/mini';
import { OFFERS } from '../../../generated/offers.ts';
import { brand } from '../../../shop.config.ts';
import { DAY_MS } from '../../../src/domain/server-time.ts';
import { inContext, t } from '../../../src/i18n/text.ts';
import type { Head } from '../../../src/page.ts';
import {
  apiProblem,
  basePathProblem,
  baseProblem,
  keyProblem,
  pathProblem,
  base,
  listOf,
  orEmpty,
  paymentOrigin,
  realtimeOrigin,
  text,
} from './checks.ts';
import { homeTexts, otherTexts } from './home.ts';
import type { Shop } from './shop.ts';

/** Where the shop is deployed, by environment variable. */
export const Environment = z
  .object({
    VITE_API_BASE_URL: z._default(text(orEmpty(apiProblem)), ''),
    VITE_HUB_PATH: z._default(text(pathProblem), '/hubs/payment'),
    VITE_REALTIME_ORIGINS: z._default(listOf(realtimeOrigin), []),
    VITE_PAYMENT_ORIGINS: z._default(listOf(paymentOrigin), []),
    VITE_FUNCTIONS_URL: z._default(text(orEmpty(base)), ''),
    VITE_SITE_URL: z._default(text(base), brand.site),
    VITE_BASE_PATH: z._default(text(orEmpty(basePathProblem)), ''),
    VITE_ERROR_REPORT_URL: z._default(text(orEmpty(base)), ''),
    VITE_AUTH_URL: z._default(text(orEmpty(base)), ''),
    VITE_AUTH_ANON_KEY: z._default(text(keyProblem), ''),
  })
  .check(
    z.check(({ value, issues }) => {
      const [there, missing] =
        value.VITE_AUTH_URL === ''
          ? (['VITE_AUTH_ANON_KEY', 'VITE_AUTH_URL'] as const)
          : (['VITE_AUTH_URL', 'VITE_AUTH_ANON_KEY'] as const);
      if (value[there] === '' || value[missing] !== '') return;
      const message = `it has no effect on its own. Set ${missing} too, or leave both out`;
      issues.push({ code: 'custom', input: value, path: [there], message });
    }),
    z.check(({ value, issues }) => {
      const message = baseProblem(value.VITE_SITE_URL, value.VITE_BASE_PATH);
      if (message === undefined) return;
      issues.push({ code: 'custom', input: value, path: ['VITE_SITE_URL'], message });
    }),
  );

type Values = z.output<typeof Environment>;

/** The settings under the names that the shop uses. Trailing slashes are removed so that paths can be appended. */
export function toConfig(values: Values, shop: Shop) {
  const { brand, contact, createAdmin, offers, products, search, seller, sessions, signIn } = shop;
  const withoutSlash = (url: string) => url.replace(/\/+$/, '');
  const apiBaseUrl = withoutSlash(values.VITE_API_BASE_URL);
  /** On the sandbox, `npm start` and `npm run dev` sell both kinds of sessions and offer everything. */
  const isAsSandbox = process.env['SELL_AS_SANDBOX'] === 'yes' && apiBaseUrl === '';
  const sells = (kind: Shop['sessions'][number]) => sessions.includes(kind) || isAsSandbox;
  const sold = { sticky: sells('sticky'), rotating: sells('rotating') };
  return {
    productName: brand.name,
    /** Below the icon of the installed shop. */
    shortName: brand.shortName ?? brand.name,
    /** What is sold, in one phrase. */
    claim: brand.claim,
    /** The first year of the copyright line. */
    since: brand.since,
    apiBaseUrl,
    hubPath: values.VITE_HUB_PATH,
    // Negotiate uses http addresses even when the hub is then reached over WebSockets.
    realtimeOrigins: values.VITE_REALTIME_ORIGINS.map(
      (url) => new URL(url.replace(/^ws/i, 'http')).origin,
    ),
    paymentOrigins: values.VITE_PAYMENT_ORIGINS.map((url) => new URL(url).origin),
    functionsUrl: withoutSlash(values.VITE_FUNCTIONS_URL) || `${apiBaseUrl}/functions/v1`,
    siteUrl: withoutSlash(values.VITE_SITE_URL),
    /** The languages of the shop, the one at the root first. */
    languages: shop.languages,
    /** For how long browsers that were here refuse http on this host. */
    httpsOnlySeconds: brand.httpsOnlySeconds,
    /** The community chat; null: there is none. */
    communityUrl: contact.community?.url ?? null,
    communityName: contact.community?.name ?? '',
    communityPlace: contact.community?.place ?? '',
    /** Where tickets are opened. */
    ticketUrl: contact.community?.url ?? `mailto:${contact.support}?subject=Ticket`,
    supportEmail: contact.support,
    /** The support chat; null: there is none. */
    chatUrl: contact.chat,
    /** The status page; null: there is none. */
    statusUrl: contact.status,
    socialUrl: contact.social,
    socialName: contact.social === null ? '' : socialName(contact.social),
    /** Links to other sites in the footer, the status page first. */
    links: [
      ...(contact.status === null ? [] : [{ text: t`Service status`, url: contact.status }]),
      ...shop.links,
    ],
    /** Where the operator's pages are linked, by name; by default in the footer. */
    pages: shop.pages,
    adminEmail: contact.admin,
    /** Whether there is a page that creates the administrator's account. */
    createAdmin,
    /** What the server has of the contract's offers; the rest is not in the build. */
    offers: isAsSandbox ? OFFERS : offers,
    /** Days for which an ISP address is bought, where the server's plan does not say it. */
    ispDays: products.isp.days,
    /** Which kinds of sessions are sold: at least one. */
    sellsSticky: sold.sticky,
    sellsRotating: sold.rotating,
    promotion: promotionOf(shop),
    texts: otherTexts(shop),
    /** What replaces a page's own title and description in search results and link previews. */
    search: { home: headOf(search.home), pricing: headOf(search.pricing) },
    /** What Pricing answers before a purchase; only Pricing loads it. */
    facts: shop.facts,
    /** Inlined where Home alone loads it. */
    home: homeTexts(shop, sold, values.VITE_SITE_URL),
    /** Who sells, as receipts say it; the address line by line, empty without one. */
    sellerName: seller.name,
    sellerAddress: seller.address,
    taxId: seller.taxId,
    /** What follows a price, as in `, VAT included`; empty: nothing. */
    afterPrice:
      seller.taxNote === ''
        ? ''
        : inContext('after a price: $10.00, VAT included')`, ${seller.taxNote}`,
    /** Whose law the Terms of Use name; empty: none. */
    jurisdiction: seller.jurisdiction,
    /** The month of the legal texts as in 2025-01, or of each by its name. */
    legalTextsOf: seller.legalTextsOf,
    /** Where browsers report errors to; empty: nowhere. */
    errorReportUrl: values.VITE_ERROR_REPORT_URL,
    /** The social sign-ins, the first one on Home too. */
    socialProviders: PROVIDERS.filter(({ id }) => signIn[id]),
    authUrl: withoutSlash(values.VITE_AUTH_URL),
    authAnonKey: values.VITE_AUTH_ANON_KEY,
  };
}

/** The promotion, and when it ends (milliseconds since 1970); null without one, and when it is over. */
function promotionOf({ promotion }: Shop) {
  if (promotion === null) return null;
  const { code, text, until } = promotion;
  const end = until === undefined ? null : Date.parse(`${until}T00:00:00Z`) + DAY_MS;
  return end !== null && end <= Date.now() ? null : { code, text, end };
}

/** The parts of a page's head that the file has. */
function headOf({ title, description }: NonNullable<Shop['search']['home']> = {}): Partial<Head> {
  return {
    ...(title !== undefined && { documentTitle: title }),
    ...(description !== undefined && { description }),
  };
}

export type Config = ReturnType<typeof toConfig>;

/** What every page loads. */
export type Settings = Omit<Config, 'facts' | 'home' | (typeof BUILD_ONLY)[number]>;

/** What the build alone reads. */
export const BUILD_ONLY = [
  'createAdmin',
  'offers',
  'httpsOnlySeconds',
  'jurisdiction',
  'languages',
  'legalTextsOf',
  'pages',
  'promotion',
  'shortName',
] as const;

const PROVIDERS = [
  { id: 'discord', name: 'Discord', path: '/api/SysLogin/GetDiscordLogin' },
  { id: 'google', name: 'Google', path: '/api/SysLogin/GetGoogleLogin' },
] as const;

/** Turns `https://x.com/ambergate` into "@ambergate on x.com". */
function socialName(url: string): string {
  const { hostname, pathname } = new URL(url);
  const name = pathname.split('/').findLast((part) => part !== '');
  const handle = name?.replace(/^@/, '');
  const site = hostname.replace(/^www\./, '');
  return handle === undefined ? site : t`@${handle} on ${site}`;
}
