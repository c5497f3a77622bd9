import * as z from 'zod/mini';
import {
  addressProblem,
  daysProblem,
  emailProblem,
  keyProblem,
  pathProblem,
  printedProblem,
  sessionKindsProblem,
} from './config-checks.ts';

type Problem = (text: string) => string | undefined;

/** Checks each part of the text, and reports the first one that fails with what to write instead. */
const text = (problem: Problem, partsOf = (value: string) => [value]) =>
  z.string().check(
    z.check(({ value, issues }) => {
      const message = partsOf(value).map(problem).find(Boolean);
      if (message !== undefined) issues.push({ code: 'custom', input: value, message });
    }),
  );
/** Empty is a value of its own: off. */
const orEmpty =
  (problem: Problem): Problem =>
  (value) =>
    value === '' ? undefined : problem(value);

const words = (value: string) => value.split(/[\s,]+/).filter((part) => part !== '');
const listOf = (problem: Problem) => z.pipe(text(problem, words), z.transform(words));

/** Lines of an address on paper. Not every host lets a variable have line breaks, so semicolons part them too. */
const printedLines = (value: string) =>
  value
    .split(/[;\r\n]/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

const base: Problem = (value) =>
  addressProblem(value, { schemes: ['https', 'http'], isBase: true });
const link: Problem = (value) => addressProblem(value, { schemes: ['https'] });
/** The shop must be at the root of a host: canonical links, sitemap and routes start there. */
const site: Problem = (value) =>
  addressProblem(value, { schemes: ['https', 'http'], isOrigin: true });
const realtimeOrigin: Problem = (value) =>
  addressProblem(value, { schemes: ['https', 'wss', 'http', 'ws'], isOrigin: true });
/** Must match what `checkout/payment-tab.ts` follows: https, and http on this machine. */
const paymentOrigin: Problem = (value) =>
  addressProblem(value, {
    schemes: /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])([:/]|$)/i.test(value)
      ? ['https', 'http']
      : ['https'],
    isOrigin: true,
  });

const PRODUCT_NAME = 'Ambergate';

/** Every build-time setting by its environment variable. `vite.config.ts` checks them. */
export const Environment = z
  .object({
    VITE_API_BASE_URL: z._default(text(orEmpty(base)), ''),
    VITE_HUB_PATH: z._default(text(pathProblem), '/hubs/payment'),
    VITE_REALTIME_ORIGINS: z._default(listOf(realtimeOrigin), []),
    VITE_PAYMENT_ORIGINS: z._default(listOf(paymentOrigin), []),
    VITE_FUNCTIONS_URL: z._default(text(orEmpty(base)), ''),
    VITE_SITE_URL: z._default(text(site), 'https://ambergate.example'),
    VITE_COMMUNITY_URL: z._default(text(link), 'https://discord.gg/ambergate'),
    VITE_SUPPORT_EMAIL: z._default(text(emailProblem), 'support@ambergate.example'),
    VITE_SOCIAL_URL: z._default(text(link), 'https://x.com/ambergate'),
    VITE_ADMIN_EMAIL: z._default(text(emailProblem), 'admin@ambergate.example'),
    VITE_ISP_DAYS: z._default(text(orEmpty(daysProblem)), ''),
    VITE_SESSION_KINDS: z._default(text(sessionKindsProblem), 'sticky'),
    VITE_SELLER_NAME: z._default(text(printedProblem), PRODUCT_NAME),
    VITE_SELLER_ADDRESS: z._default(
      z.pipe(text(printedProblem, printedLines), z.transform(printedLines)),
      [],
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
  );

type Values = z.output<typeof Environment>;

/** The settings under the names that the shop uses. Trailing slashes are removed so that paths can be appended. */
export function toConfig(values: Values) {
  const withoutSlash = (url: string) => url.replace(/\/+$/, '');
  const apiBaseUrl = withoutSlash(values.VITE_API_BASE_URL);
  return {
    productName: PRODUCT_NAME,
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
    supportEmail: values.VITE_SUPPORT_EMAIL,
    socialUrl: values.VITE_SOCIAL_URL,
    socialName: socialName(values.VITE_SOCIAL_URL),
    adminEmail: values.VITE_ADMIN_EMAIL,
    /** Days for which an ISP address is bought, where the server's plan does not say it. */
    ispDays: values.VITE_ISP_DAYS === '' ? undefined : Number(values.VITE_ISP_DAYS),
    /** Whether rotating sessions are sold beside sticky ones. */
    sellsRotating: /rotating/i.test(values.VITE_SESSION_KINDS),
    /** Who sells, as receipts say it; the address line by line, empty without one. */
    sellerName: values.VITE_SELLER_NAME,
    sellerAddress: values.VITE_SELLER_ADDRESS,
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
