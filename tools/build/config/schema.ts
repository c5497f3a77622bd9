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

/** The settings under the names that the shop uses. Removes trailing slashes so that paths can be appended. */
export function toConfig(values: Values, shop: Shop) {
  const { brand, contact, createAdmin, offers, products, search, seller, sessions, signIn } = shop;
  const withoutSlash = (url: string) => url.replace(/\/+$/, '');
  const apiBaseUrl = withoutSlash(values.VITE_API_BASE_URL);
  /** With the sandbox, `npm start` and `npm run dev` sell both kinds of sessions and offer everything. */
  const isAsSandbox = process.env['SELL_AS_SANDBOX'] === 'yes' && apiBaseUrl === '';
  const sells = (kind: Shop['sessions'][number]) => sessions.includes(kind) || isAsSandbox;
  const sold = { sticky: sells('sticky'), rotating: sells('rotating') };
  return {
    productName: brand.name,
    /** The name below the icon of the installed shop. */
    shortName: brand.shortName ?? brand.name,
    /** What is sold, in one phrase. */
    claim: brand.claim,
    /** The first year of the copyright line. */
    since: brand.since,
    apiBaseUrl,
    hubPath: values.VITE_HUB_PATH,
    // Negotiate uses http addresses even if the hub is then reached over WebSockets.
    realtimeOrigins: values.VITE_REALTIME_ORIGINS.map(
      (url) => new URL(url.replace(/^ws/i, 'http')).origin,
    ),
    paymentOrigins: values.VITE_PAYMENT_ORIGINS.map((url) => new URL(url).origin),
    functionsUrl: withoutSlash(values.VITE_FUNCTIONS_URL) || `${apiBaseUrl}/functions/v1`,
    siteUrl: withoutSlash(values.VITE_SITE_URL),
    /** The languages of the shop, the one at the root first. */
    languages: shop.languages,
    /** How long browsers reject http for this host after a visit. */
    httpsOnlySeconds: brand.httpsOnlySeconds,
    /** The community chat, or null. */
    communityUrl: contact.community?.url ?? null,
    communityName: contact.community?.name ?? '',
    communityPlace: contact.community?.place ?? '',
    /** Where tickets are opened. */
    ticketUrl: contact.community?.url ?? `mailto:${contact.support}?subject=Ticket`,
    supportEmail: contact.support,
    /** The support chat, or null. */
    chatUrl: contact.chat,
    /** The status page, or null. */
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
    /** The offers that the server supports; the build excludes the rest. */
    offers: isAsSandbox ? OFFERS : offers,
    /** Days for which an ISP address is bought, if the server's plan does not specify them. */
    ispDays: products.isp.days,
    /** The kinds of sessions that are sold, at least one. */
    sellsSticky: sold.sticky,
    sellsRotating: sold.rotating,
    promotion: promotionOf(shop),
    texts: otherTexts(shop),
    /** Replacements for a page's title and description in search results and link previews. */
    search: { home: headOf(search.home), pricing: headOf(search.pricing) },
    /** The answers on Pricing before a purchase; only Pricing loads them. */
    facts: shop.facts,
    /** In a module that only Home loads. */
    home: homeTexts(shop, sold, values.VITE_SITE_URL),
    /** The seller as printed on receipts, with the lines of the address; empty if there is none. */
    sellerName: seller.name,
    sellerAddress: seller.address,
    taxId: seller.taxId,
    /** The text after a price, as in `, VAT included`; may be empty. */
    afterPrice:
      seller.taxNote === ''
        ? ''
        : inContext('after a price: $10.00, VAT included')`, ${seller.taxNote}`,
    /** The jurisdiction in the Terms of Use; empty for none. */
    jurisdiction: seller.jurisdiction,
    /** The month of the legal texts, as in 2025-01, or a month for each text by name. */
    legalTextsOf: seller.legalTextsOf,
    /** The URL to which browsers report errors; empty for none. */
    errorReportUrl: values.VITE_ERROR_REPORT_URL,
    /** The social sign-ins. Home shows the first one too. */
    socialProviders: PROVIDERS.filter(({ id }) => signIn[id]),
    authUrl: withoutSlash(values.VITE_AUTH_URL),
    authAnonKey: values.VITE_AUTH_ANON_KEY,
  };
}

/** The promotion, and when it ends (milliseconds since 1970); null if there is none or it is over. */
function promotionOf({ promotion }: Shop) {
  if (promotion === null) return null;
  const { code, text, until } = promotion;
  const end = until === undefined ? null : Date.parse(`${until}T00:00:00Z`) + DAY_MS;
  return end !== null && end <= Date.now() ? null : { code, text, end };
}

/** The parts of a page's head that the file specifies. */
function headOf({ title, description }: NonNullable<Shop['search']['home']> = {}): Partial<Head> {
  return {
    ...(title !== undefined && { documentTitle: title }),
    ...(description !== undefined && { description }),
  };
}

export type Config = ReturnType<typeof toConfig>;

/** What every page loads. */
export type Settings = Omit<Config, 'facts' | 'home' | (typeof BUILD_ONLY)[number]>;

/** Settings that only the build reads. */
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

/** Converts `https://x.com/ambergate` to "@ambergate on x.com". */
function socialName(url: string): string {
  const { hostname, pathname } = new URL(url);
  const name = pathname.split('/').findLast((part) => part !== '');
  const handle = name?.replace(/^@/, '');
  const site = hostname.replace(/^www\./, '');
  return handle === undefined ? site : t`@${handle} on ${site}`;
}
