import { createHash } from 'node:crypto';
import type { Config } from '../src/config-schema.ts';

export const cspHash = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

type Inline = { scripts: string[]; styles: string[] };

/** The headers of every page, made from the configuration: nothing inline runs that the build did not write. */
export function securityHeaders(config: Config, inline: Inline): Record<string, string> {
  const unique = (texts: string[]) => [...new Set(texts.map(cspHash))];
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...unique(inline.scripts)],
    'style-src': ["'self'", ...unique(inline.styles)],
    'img-src': ["'self'", 'data:'],
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
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
  };
}

/** Other origins that the app talks to; a hub there is reached over WebSockets too. */
function connectOrigins(config: Config): string[] {
  const urls = [config.apiBaseUrl, config.functionsUrl, config.authUrl, ...config.realtimeOrigins];
  const origins = urls
    .filter((url) => /^(https?|wss?):/.test(url))
    .map((url) => new URL(url).origin);
  const withSockets = origins.flatMap((origin) => [origin, origin.replace(/^http/, 'ws')]);
  return [...new Set(withSockets)];
}

const IMMUTABLE = 'public, max-age=31536000, immutable';

/** `_headers`, the form of Netlify, Cloudflare Pages and others. */
export function headersFile(headers: Record<string, string>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  return ['/*', ...lines, '', '/assets/*', `  Cache-Control: ${IMMUTABLE}`, ''].join('\n');
}

export function nginxSnippet(headers: Record<string, string>): string {
  const add = (indent: string) =>
    Object.entries(headers).map(
      ([name, value]) => `${indent}add_header ${name} "${value}" always;`,
    );
  return [
    '# Inside the server block, with root at the folder dist.',
    'gzip_static on;',
    'error_page 404 /404.html;',
    ...add(''),
    'location /assets/ {',
    ...add('  '),
    `  add_header Cache-Control "${IMMUTABLE}";`,
    '}',
    'location / {',
    '  try_files $uri $uri.html $uri/index.html =404;',
    '}',
    '',
  ].join('\n');
}

export function caddySnippet(headers: Record<string, string>): string {
  return [
    '# Inside the site block, with root at the folder dist.',
    'header {',
    ...Object.entries(headers).map(([name, value]) => `  ${name} \`${value}\``),
    '}',
    `header /assets/* Cache-Control "${IMMUTABLE}"`,
    'try_files {path} {path}.html',
    'file_server {',
    '  precompressed br gzip',
    '}',
    'handle_errors 404 {',
    '  rewrite * /404.html',
    '  file_server',
    '}',
    '',
  ].join('\n');
}
