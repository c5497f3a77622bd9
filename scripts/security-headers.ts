import { createHash } from 'node:crypto';
import type { Config } from '../src/config-schema.ts';

export const cspHash = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

type Inline = { scripts: string[]; styles: string[] };
type Headers = Record<string, string>;

/** What documents alone need; assets carry only `OF_EVERY_FILE` (docs/security.md says what each is for). */
export function securityHeaders(config: Config, inline: Inline): Headers {
  const unique = (texts: string[]) => [...new Set(texts.map(cspHash))];
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
    // The social popup must keep its opener (decisions §3.7).
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy':
      'browsing-topics=(), camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    // Whether subdomains follow is not this site's to say. Over plain http browsers ignore it.
    ...(config.siteUrl.startsWith('https:')
      ? { 'Strict-Transport-Security': 'max-age=31536000' }
      : {}),
    ...OF_EVERY_FILE,
  };
}

/** Otherwise a browser could take a file for another kind than it is served as. */
const OF_EVERY_FILE: Headers = { 'X-Content-Type-Options': 'nosniff' };

/** Other origins that the app talks to; the API and its hub over WebSockets too. */
function connectOrigins({ apiBaseUrl, functionsUrl, authUrl, realtimeOrigins }: Config): string[] {
  const originsOf = (urls: string[]) =>
    urls.filter((url) => /^https?:/.test(url)).map((url) => new URL(url).origin);
  const withHub = originsOf([apiBaseUrl, ...realtimeOrigins]);
  const sockets = withHub.map((origin) => origin.replace(/^http/, 'ws'));
  return [...new Set([...withHub, ...sockets, ...originsOf([functionsUrl, authUrl])])];
}

const IMMUTABLE = 'public, max-age=31536000, immutable';
/** A page is asked for anew, or a new deployment would be seen late; it is not sent anew when it has not changed. */
const REVALIDATED = 'no-cache';

/**
 * `_headers`, the form of Netlify, Cloudflare Pages and others. There the headers stand at every path: the page of a
 * 404 answers at any of them, below /assets/ too, and without policy it could be framed. These hosts speak HTTP/2 and
 * later, which send a header that was sent before as one byte. They have pages revalidated by themselves.
 */
export function headersFile(headers: Headers): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  return ['/*', ...lines, '', '/assets/*', `  Cache-Control: ${IMMUTABLE}`, ''].join('\n');
}

/** A location with an `add_header` of its own inherits none, so the assets' location is the only one that has any. */
export function nginxSnippet(headers: Headers): string {
  const add = (indent: string, lines: Headers, always = ' always') =>
    Object.entries(lines).map(
      ([name, value]) => `${indent}add_header ${name} "${value}"${always};`,
    );
  return [
    '# Inside the server block, with root at the folder dist.',
    'gzip_static on;',
    'gzip_vary on;',
    'error_page 404 /404.html;',
    ...add('', { ...headers, 'Cache-Control': REVALIDATED }),
    'location /assets/ {',
    ...add('  ', OF_EVERY_FILE),
    '  # Without `always`: a missing file is not remembered for a year.',
    ...add('  ', { 'Cache-Control': IMMUTABLE }, ''),
    '}',
    'location = /_headers {',
    '  return 404;',
    '}',
    '# A page has one address. Letters only: a path of slashes could lead elsewhere.',
    'absolute_redirect off;',
    'rewrite ^/([a-z-]+)/$ /$1 permanent;',
    'location / {',
    '  try_files $uri $uri.html $uri/index.html =404;',
    '}',
    '',
  ].join('\n');
}

export function caddySnippet(headers: Headers): string {
  const set = (indent: string, lines: Headers) =>
    Object.entries(lines).map(([name, value]) => `${indent}${name} \`${value}\``);
  const ofPages = { ...headers, 'Cache-Control': REVALIDATED };
  return [
    '# Inside the site block, with root at the folder dist.',
    '@pages not path /assets/*',
    'header @pages {',
    ...set('  ', ofPages),
    '}',
    'header /assets/* {',
    ...set('  ', { ...OF_EVERY_FILE, 'Cache-Control': IMMUTABLE }),
    '}',
    '# A page has one address. Letters only: a path of slashes could lead elsewhere.',
    '@slash path_regexp page ^/([a-z-]+)/$',
    'redir @slash /{re.page.1} permanent',
    '@hidden path /_headers',
    'error @hidden 404',
    'try_files {path} {path}.html',
    'file_server {',
    '  precompressed br gzip',
    '}',
    // `handle_errors 404` is younger than the Caddy of many distributions.
    'handle_errors {',
    '  @missing expression {err.status_code} == 404',
    '  handle @missing {',
    '    # The page of a 404 is a page below /assets/ too.',
    '    header {',
    ...set('      ', ofPages),
    '    }',
    '    rewrite * /404.html',
    '    file_server {',
    '      precompressed br gzip',
    '    }',
    '  }',
    '}',
    '',
  ].join('\n');
}
