import { createHash } from 'node:crypto';
import type { Config } from '../config/schema.ts';

export const cspHash = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

type Inline = { scripts: readonly string[]; styles: readonly string[] };
export type Headers = Record<string, string>;

/** The headers of documents. Assets have only `EVERY_FILE_HEADERS`. docs/security.md explains each header. */
export function securityHeaders(config: Config, inline: Inline): Headers {
  const unique = (texts: readonly string[]) => [...new Set(texts.map(cspHash))];
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...unique(inline.scripts)],
    'style-src': ["'self'", ...unique(inline.styles)],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...connectOrigins(config)],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
  };
  return {
    'Content-Security-Policy': Object.entries(directives)
      .map(([name, values]) => `${name} ${values.join(' ')}`)
      .join('; '),
    // The social popup must keep its opener.
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy':
      'browsing-topics=(), camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    // Does not include subdomains, because this site does not control them. Browsers ignore the header over plain HTTP.
    ...(config.siteUrl.startsWith('https:')
      ? { 'Strict-Transport-Security': `max-age=${config.httpsOnlySeconds}` }
      : {}),
    ...EVERY_FILE_HEADERS,
  };
}

/** Without this, a browser could interpret a file as a type other than the declared one. */
export const EVERY_FILE_HEADERS: Headers = { 'X-Content-Type-Options': 'nosniff' };

/** Other origins that the app connects to: the API, also over WebSockets for its hub, and the services. */
function connectOrigins(config: Config): string[] {
  const { apiBaseUrl, functionsUrl, authUrl, errorReportUrl, realtimeOrigins } = config;
  const originsOf = (urls: readonly string[]) =>
    urls.filter((url) => /^https?:/.test(url)).map((url) => new URL(url).origin);
  const withHub = originsOf([apiBaseUrl, ...realtimeOrigins]);
  const sockets = withHub.map((origin) => origin.replace(/^http/, 'ws'));
  return [
    ...new Set([...withHub, ...sockets, ...originsOf([functionsUrl, authUrl, errorReportUrl])]),
  ];
}
