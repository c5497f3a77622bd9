import * as z from 'zod/mini';

/** An address to which paths are added: no credentials, which would travel to every visitor, no query, no fragment. */
const base = z.url({ protocol: /^https?$/ }).check(z.refine(isBare, 'credentials, ? or # in it'));
const origin = z.url({ protocol: /^(https?|wss?)$/ }).check(z.refine(isBare, 'not an origin'));
/** What `checkout/payment-url.ts` follows at all: https, and http on this machine. */
const paymentOrigin = z.url({ protocol: /^https?$/ }).check(
  z.refine(isBare, 'not an origin'),
  z.refine(
    (url) => /^(https:|http:\/\/(localhost|127\.0\.0\.1|\[::1\])([:/]|$))/i.test(url),
    'not https',
  ),
);
const list = z.pipe(
  z.string(),
  z.transform((text) => text.split(/[\s,]+/).filter((part) => part !== '')),
);

/** Every build-time value of the shop, by its environment variable; `vite.config.ts` checks them (decisions §1). */
export const Environment = z.object({
  VITE_API_BASE_URL: z._default(z.union([z.literal(''), base]), ''),
  VITE_HUB_PATH: z._default(z.string().check(z.startsWith('/')), '/hubs/payment'),
  VITE_REALTIME_ORIGINS: z._default(z.pipe(list, z.array(origin)), []),
  VITE_PAYMENT_ORIGINS: z._default(z.pipe(list, z.array(paymentOrigin)), []),
  VITE_FUNCTIONS_URL: z._default(z.union([z.literal(''), base]), ''),
  VITE_SITE_URL: z._default(base, 'https://ambergate.example'),
  VITE_COMMUNITY_URL: z._default(z.url({ protocol: /^https$/ }), 'https://discord.gg/ambergate'),
  VITE_SUPPORT_EMAIL: z._default(z.email(), 'support@ambergate.example'),
  VITE_SOCIAL_URL: z._default(z.url({ protocol: /^https$/ }), 'https://x.com/ambergate'),
  VITE_ADMIN_EMAIL: z._default(z.email(), 'admin@ambergate.example'),
  VITE_AUTH_URL: z._default(z.union([z.literal(''), base]), ''),
  VITE_AUTH_ANON_KEY: z._default(
    z
      .string()
      .check(z.refine(isPublicKey, 'a secret key: only the anonymous key may be published')),
    '',
  ),
});

type Values = z.output<typeof Environment>;

/** The values under the names that the shop uses; trailing slashes are dropped so that paths can follow. */
export function toConfig(values: Values) {
  const withoutSlash = (url: string) => url.replace(/\/+$/, '');
  const apiBaseUrl = withoutSlash(values.VITE_API_BASE_URL);
  return {
    productName: 'Ambergate',
    apiBaseUrl,
    hubPath: values.VITE_HUB_PATH,
    // Negotiate answers with http addresses, also where the hub is then reached over WebSockets.
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
    authUrl: withoutSlash(values.VITE_AUTH_URL),
    authAnonKey: values.VITE_AUTH_ANON_KEY,
  };
}

export type Config = ReturnType<typeof toConfig>;

/** "@ambergate on x.com" of `https://x.com/ambergate`. */
function socialName(url: string): string {
  const { hostname, pathname } = new URL(url);
  const name = pathname.split('/').findLast((part) => part !== '');
  const site = hostname.replace(/^www\./, '');
  return name === undefined ? site : `@${name.replace(/^@/, '')} on ${site}`;
}

function isBare(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && !/[?#]/.test(text) && url.username === '' && url.password === '';
}

/** Supabase's secret keys: `sb_secret_…`, and tokens (JWT) whose role is not `anon`. */
function isPublicKey(key: string): boolean {
  const payload = key.split('.')[1];
  if (payload === undefined) return !key.startsWith('sb_secret_');
  try {
    const { role = 'anon' } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return role === 'anon';
  } catch {
    return true;
  }
}
