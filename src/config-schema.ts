import * as z from 'zod/mini';

const origin = z.url({ protocol: /^(https?|wss?)$/ });
const list = z.pipe(
  z.string(),
  z.transform((text) => text.split(/[\s,]+/).filter((part) => part !== '')),
);

/** Every build-time value of the shop, by its environment variable; `vite.config.ts` checks them (decisions §1). */
export const Environment = z.object({
  VITE_API_BASE_URL: z._default(z.union([z.literal(''), z.url({ protocol: /^https?$/ })]), ''),
  VITE_HUB_PATH: z._default(z.string().check(z.startsWith('/')), '/hubs/payment'),
  VITE_REALTIME_ORIGINS: z._default(z.pipe(list, z.array(origin)), []),
  VITE_FUNCTIONS_URL: z._default(z.union([z.literal(''), z.url({ protocol: /^https?$/ })]), ''),
  VITE_SITE_URL: z._default(z.url({ protocol: /^https?$/ }), 'https://ambergate.example'),
  VITE_COMMUNITY_URL: z._default(z.url({ protocol: /^https$/ }), 'https://discord.gg/ambergate'),
  VITE_SUPPORT_EMAIL: z._default(z.email(), 'support@ambergate.example'),
  VITE_SOCIAL_URL: z._default(z.url({ protocol: /^https$/ }), 'https://x.com/ambergate'),
  VITE_ADMIN_EMAIL: z._default(z.email(), 'admin@ambergate.example'),
  VITE_AUTH_URL: z._default(z.union([z.literal(''), z.url({ protocol: /^https?$/ })]), ''),
  VITE_AUTH_ANON_KEY: z._default(z.string(), ''),
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
    realtimeOrigins: values.VITE_REALTIME_ORIGINS.map((url) => new URL(url).origin),
    functionsUrl: withoutSlash(values.VITE_FUNCTIONS_URL) || `${apiBaseUrl}/functions/v1`,
    siteUrl: withoutSlash(values.VITE_SITE_URL),
    communityUrl: values.VITE_COMMUNITY_URL,
    supportEmail: values.VITE_SUPPORT_EMAIL,
    socialUrl: values.VITE_SOCIAL_URL,
    adminEmail: values.VITE_ADMIN_EMAIL,
    authUrl: withoutSlash(values.VITE_AUTH_URL),
    authAnonKey: values.VITE_AUTH_ANON_KEY,
  };
}

export type Config = ReturnType<typeof toConfig>;
