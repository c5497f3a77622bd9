import { describe, expect, test } from 'vitest';
import {
  caddySnippet,
  cspHash,
  headersFile,
  nginxSnippet,
  securityHeaders,
} from '../scripts/security-headers.ts';
import { Environment, toConfig } from '../src/config-schema.ts';

type Values = Record<string, string>;
const configOf = (values: Values) => toConfig(Environment.parse(values));
const headersOf = (values: Values) =>
  securityHeaders(configOf(values), { scripts: ['a()', 'a()'], styles: ['b{}'] });
const directives = (values: Values) =>
  Object.fromEntries(
    (headersOf(values)['Content-Security-Policy'] ?? '').split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );

describe('the policy', () => {
  test('allows nothing inline, nothing from text, no plugin, no frame and no other origin', () => {
    const policy = directives({});
    expect(policy).toMatchObject({
      'default-src': ["'none'"],
      'script-src': ["'self'", cspHash('a()')],
      'style-src': ["'self'", cspHash('b{}')],
      'connect-src': ["'self'"],
      'form-action': ["'self'"],
      'base-uri': ["'none'"],
      'frame-ancestors': ["'none'"],
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ["'none'"],
    });
    expect(JSON.stringify(policy)).not.toMatch(/unsafe|https?:|data:|blob:|\*/);
    for (const fetched of ['object-src', 'frame-src', 'worker-src', 'media-src']) {
      expect(policy).not.toHaveProperty(fetched);
    }
  });

  test.each<[string, Values, string[]]>([
    [
      'the API elsewhere, its hub included',
      { VITE_API_BASE_URL: 'https://api.example/v1/' },
      ['https://api.example', 'wss://api.example'],
    ],
    [
      'an API in development',
      { VITE_API_BASE_URL: 'http://localhost:4010' },
      ['http://localhost:4010', 'ws://localhost:4010'],
    ],
    [
      'the functions elsewhere',
      { VITE_FUNCTIONS_URL: 'https://fn.example/v1' },
      ['https://fn.example'],
    ],
    [
      'the auth service',
      { VITE_AUTH_URL: 'https://auth.example', VITE_AUTH_ANON_KEY: 'anon' },
      ['https://auth.example'],
    ],
    [
      'realtime services, however they are written',
      { VITE_REALTIME_ORIGINS: 'wss://a.example, https://b.example:8443' },
      ['https://a.example', 'https://b.example:8443', 'wss://a.example', 'wss://b.example:8443'],
    ],
    [
      'everything at one origin only once',
      {
        VITE_API_BASE_URL: 'https://api.example',
        VITE_FUNCTIONS_URL: 'https://api.example/fn',
        VITE_REALTIME_ORIGINS: 'https://api.example',
      },
      ['https://api.example', 'wss://api.example'],
    ],
    [
      'no payment page, which is navigated to and not called',
      { VITE_PAYMENT_ORIGINS: 'https://pay.example' },
      [],
    ],
  ])('lets the page call %s', (_name, values, origins) => {
    expect(directives(values)['connect-src']).toEqual(["'self'", ...origins]);
  });

  test('is short enough for hosts that take lines of 2000 characters', () => {
    const values = {
      VITE_API_BASE_URL: 'https://api.example',
      VITE_AUTH_URL: 'https://auth.example',
      VITE_AUTH_ANON_KEY: 'anon',
    };
    const inline = { scripts: ['1', '2', '3'], styles: Array.from({ length: 12 }, String) };
    const text = headersFile(securityHeaders(configOf(values), inline));
    for (const line of text.split('\n')) expect(line.length).toBeLessThan(2000);
  });
});

describe('the other headers', () => {
  test('keep the popup’s opener, other sites out and addresses to themselves', () => {
    expect(headersOf({})).toMatchObject({
      'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Strict-Transport-Security': 'max-age=31536000',
      'X-Content-Type-Options': 'nosniff',
    });
  });

  test('a site without https promises none', () => {
    expect(headersOf({ VITE_SITE_URL: 'http://shop.test' })).not.toHaveProperty(
      'Strict-Transport-Security',
    );
  });
});

describe('the snippets', () => {
  const headers = headersOf({ VITE_API_BASE_URL: 'https://api.example' });
  const names = Object.keys(headers);

  /** The headers at each place of an nginx text, as nginx gives them: a location with its own inherits none. */
  function nginxHeaders(text: string) {
    const [server = '', ...locations] = text.split(/^location /m);
    const of = (block: string) => [...block.matchAll(/add_header (\S+) "([^"]*)"( always)?;/g)];
    return new Map(
      [
        ['server', server],
        ...locations.map((block) => [block.slice(0, block.indexOf(' {')), block]),
      ].map(([name = '', block = '']) => [
        name,
        (of(block).length > 0 ? of(block) : of(server)).map(([, header]) => header),
      ]),
    );
  }

  test('nginx: pages and the page of a 404 have every header, assets the two that they need', () => {
    const places = nginxHeaders(nginxSnippet(headers));
    expect(places.get('/')).toEqual([...names, 'Cache-Control']);
    expect(places.get('/assets/')).toEqual(['X-Content-Type-Options', 'Cache-Control']);
  });

  test('nginx: an answer that is no success is not cached for ever, and keeps its policy', () => {
    const text = nginxSnippet(headers);
    expect(text).toMatch(/add_header Cache-Control "[^"]*immutable";/);
    expect(text).toMatch(/add_header Content-Security-Policy "[^"$\\]*" always;/);
    expect(text.match(/\{/g)?.length).toBe(text.match(/\}/g)?.length);
    for (const line of text.split('\n')) expect(line).toMatch(/^$|^\s*#|[;{}]$/);
  });

  test('Caddy: the same, and no value can end its own quotes', () => {
    const text = caddySnippet(headers);
    const blocks = [...text.matchAll(/^ *header (?:(\S+) )?\{\n([\s\S]*?)\n *\}/gm)];
    expect(blocks.map(([, place]) => place)).toEqual(['@pages', '/assets/*', undefined]);
    const [pages = '', assets = '', missing = ''] = blocks.map(([, , lines]) => lines);
    for (const name of names) {
      expect(pages).toContain(`${name} \``);
      expect(missing).toContain(`${name} \``);
    }
    expect(assets).not.toContain('Content-Security-Policy');
    expect(assets).toContain('immutable');
    for (const line of `${pages}\n${assets}`.split('\n')) expect(line.match(/`/g)).toHaveLength(2);
  });

  test('_headers: every path has the policy, and one rule of it never meets another’s name', () => {
    const [all = '', assets = ''] = headersFile(headers).split('\n\n');
    for (const name of names) expect(all).toContain(`  ${name}: `);
    // Hosts join the values of rules that both match.
    for (const line of assets.split('\n').slice(1).filter(Boolean)) {
      expect(all).not.toContain(`${line.slice(0, line.indexOf(':'))}:`);
    }
  });
});
