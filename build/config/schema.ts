import * as z from 'zod/mini';
import { brand, contact, seller, sessions } from '../../shop.config.ts';
import {
  basePathProblem,
  baseProblem,
  daysProblem,
  emailProblem,
  keyProblem,
  pathProblem,
  printedProblem,
  sessionKindsProblem,
  base,
  link,
  listOf,
  orEmpty,
  paymentOrigin,
  printedLines,
  realtimeOrigin,
  text,
} from './checks.ts';

/** Every build-time setting by its environment variable, with its default from `shop.config.ts`. The build checks both. */
export const Environment = z
  .object({
    VITE_API_BASE_URL: z._default(text(orEmpty(base)), ''),
    VITE_HUB_PATH: z._default(text(pathProblem), '/hubs/payment'),
    VITE_REALTIME_ORIGINS: z._default(listOf(realtimeOrigin), []),
    VITE_PAYMENT_ORIGINS: z._default(listOf(paymentOrigin), []),
    VITE_FUNCTIONS_URL: z._default(text(orEmpty(base)), ''),
    VITE_SITE_URL: z._default(text(base), brand.site),
    VITE_BASE_PATH: z._default(text(orEmpty(basePathProblem)), ''),
    VITE_COMMUNITY_URL: z._default(text(link), contact.community.url),
    VITE_SUPPORT_EMAIL: z._default(text(emailProblem), contact.support),
    VITE_SOCIAL_URL: z._default(text(link), contact.social),
    VITE_ADMIN_EMAIL: z._default(text(emailProblem), contact.admin),
    VITE_ISP_DAYS: z._default(text(orEmpty(daysProblem)), ''),
    VITE_SESSION_KINDS: z._default(text(sessionKindsProblem), sessions),
    VITE_SELLER_NAME: z._default(text(printedProblem), seller.name),
    VITE_SELLER_ADDRESS: z._default(
      z.pipe(text(printedProblem, printedLines), z.transform(printedLines)),
      [...seller.address],
    ),
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
      const message = `it does nothing alone. Set ${missing} too, or leave both out`;
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
export function toConfig(values: Values) {
  const withoutSlash = (url: string) => url.replace(/\/+$/, '');
  const apiBaseUrl = withoutSlash(values.VITE_API_BASE_URL);
  return {
    productName: brand.name,
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
    communityUrl: values.VITE_COMMUNITY_URL,
    communityName: contact.community.name,
    communityPlace: contact.community.place,
    supportEmail: values.VITE_SUPPORT_EMAIL,
    socialUrl: values.VITE_SOCIAL_URL,
    socialName: socialName(values.VITE_SOCIAL_URL),
    adminEmail: values.VITE_ADMIN_EMAIL,
    /** Days for which an ISP address is bought, where the server's plan does not say it. */
    ispDays: values.VITE_ISP_DAYS === '' ? undefined : Number(values.VITE_ISP_DAYS),
    /** Which kinds of sessions are sold: at least one. */
    sellsSticky: /sticky/i.test(values.VITE_SESSION_KINDS),
    sellsRotating: /rotating/i.test(values.VITE_SESSION_KINDS),
    /** Who sells, as receipts say it; the address line by line, empty without one. */
    sellerName: values.VITE_SELLER_NAME,
    sellerAddress: values.VITE_SELLER_ADDRESS,
    /** Whose law the Terms of Use name; empty: none. */
    jurisdiction: seller.jurisdiction,
    /** The month of the legal texts, as in 2025-01. */
    legalTextsOf: seller.legalTextsOf,
    /** Where browsers report errors to; empty: nowhere. */
    errorReportUrl: values.VITE_ERROR_REPORT_URL,
    authUrl: withoutSlash(values.VITE_AUTH_URL),
    authAnonKey: values.VITE_AUTH_ANON_KEY,
  };
}

export type Config = ReturnType<typeof toConfig>;

/** Turns `https://x.com/ambergate` into "@ambergate on x.com". */
function socialName(url: string): string {
  const { hostname, pathname } = new URL(url);
  const name = pathname.split('/').findLast((part) => part !== '');
  const site = hostname.replace(/^www\./, '');
  return name === undefined ? site : `@${name.replace(/^@/, '')} on ${site}`;
}
