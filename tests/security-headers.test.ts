import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as shop from '../shop.config.ts';
import { configFrom, configWarnings } from '../tools/build/config/read-config.ts';
import { cspHash, securityHeaders } from '../tools/build/delivery/security-headers.ts';
import {
  caddySnippet,
  headersFile,
  nginxSnippet,
} from '../tools/build/delivery/server-snippets.ts';
import { RUNTIME_STYLES } from '../tools/build/runtime-styles.ts';

type Values = Record<string, string>;
const headersOf = (values: Values) =>
  securityHeaders(configFrom(values), { scripts: ['a()', 'a()'], styles: ['b{}'] });
const directives = (values: Values) =>
  Object.fromEntries(
    (headersOf(values)['Content-Security-Policy'] ?? '').split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );

test('docs/security.md explains every header and directive', () => {
  const text = readFileSync('docs/security.md', 'utf8');
  for (const name of [...Object.keys(headersOf({})), ...Object.keys(directives({}))])
    expect(text).toMatch(new RegExp(`^\\| [^|]*\`${name}\``, 'm'));
});

describe('the policy', () => {
  test('allows nothing inline, no eval, no plugins, no frames and no other origins', () => {
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

  test('allows exactly the style sheets that React Aria currently adds at runtime', () => {
    const source = ['interactions/usePress', 'overlays/usePreventScroll']
      .map((name) => readFileSync(`node_modules/react-aria/dist/private/${name}.mjs`, 'utf8'))
      .join('\n')
      .replaceAll(/\$\{[$\w]+PRESSABLE_ATTRIBUTE\}/g, 'data-react-aria-pressable');
    expect(source.match(/\.textContent = `/g)).toHaveLength(RUNTIME_STYLES.length);
    for (const style of RUNTIME_STYLES) expect(source).toContain(`\`\n${style}`);
  });

  test.each<[values: Values, origins: string[]]>([
    [
      { VITE_API_BASE_URL: 'https://api.example/v1/' },
      ['https://api.example', 'wss://api.example'],
    ],
    [
      { VITE_API_BASE_URL: 'http://localhost:4010' },
      ['http://localhost:4010', 'ws://localhost:4010'],
    ],
    [{ VITE_FUNCTIONS_URL: 'https://fn.example/v1' }, ['https://fn.example']],
    [
      { VITE_AUTH_URL: 'https://auth.example', VITE_AUTH_ANON_KEY: 'anon' },
      ['https://auth.example'],
    ],
    [{ VITE_ERROR_REPORT_URL: 'https://errors.example/in' }, ['https://errors.example']],
    [
      { VITE_REALTIME_ORIGINS: 'wss://a.example, https://b.example:8443' },
      ['https://a.example', 'https://b.example:8443', 'wss://a.example', 'wss://b.example:8443'],
    ],
    [
      {
        VITE_API_BASE_URL: 'https://api.example',
        VITE_FUNCTIONS_URL: 'https://api.example/fn',
        VITE_REALTIME_ORIGINS: 'https://api.example',
      },
      ['https://api.example', 'wss://api.example'],
    ],
    [{ VITE_PAYMENT_ORIGINS: 'https://pay.example' }, []],
  ])('with %j allows calls to %j', (values, origins) => {
    expect(directives(values)['connect-src']).toEqual(["'self'", ...origins]);
  });

  test('fits hosts that limit lines to 2000 characters', () => {
    const values = {
      VITE_API_BASE_URL: 'https://api.example',
      VITE_AUTH_URL: 'https://auth.example',
      VITE_AUTH_ANON_KEY: 'anon',
    };
    const inline = { scripts: ['1', '2', '3'], styles: Array.from({ length: 12 }, String) };
    const text = headersFile(securityHeaders(configFrom(values), inline), '', ['main-1.js']);
    for (const line of text.split('\n')) expect(line.length).toBeLessThan(2000);
  });
});

describe('the other headers', () => {
  test("keep the popup's opener, isolate other sites, and send no referrer", () => {
    expect(headersOf({})).toMatchObject({
      'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Strict-Transport-Security': `max-age=${shop.brand.httpsOnlySeconds}`,
      'X-Content-Type-Options': 'nosniff',
    });
  });

  test('tell browsers how long to reject http, with a warning until a short first period is over', () => {
    const file = { ...shop, brand: { ...shop.brand, httpsOnlySeconds: 300 } };
    const values = { VITE_SITE_URL: 'https://shop.test' };
    const { 'Strict-Transport-Security': header } = securityHeaders(configFrom(values, file), {
      scripts: [],
      styles: [],
    });
    expect(header).toBe('max-age=300');
    const warning = /^brand.httpsOnlySeconds is 300, .* Write 31536000 after/;
    expect(configWarnings(values, file).filter((said) => warning.test(said))).toHaveLength(1);
    const year = { ...shop, brand: { ...shop.brand, httpsOnlySeconds: 31_536_000 } };
    expect(configWarnings(values, year).join('\n')).not.toMatch(/^brand.httpsOnly/m);
    expect(configWarnings({ VITE_SITE_URL: 'http://localhost:1' }, file).join()).not.toContain(
      'httpsOnly',
    );
  });

  test('a site without https sends no Strict-Transport-Security', () => {
    expect(headersOf({ VITE_SITE_URL: 'http://shop.test' })).not.toHaveProperty(
      'Strict-Transport-Security',
    );
  });
});

describe('the server snippets', () => {
  const headers = headersOf({ VITE_API_BASE_URL: 'https://api.example' });
  const names = Object.keys(headers);

  test('nginx: everything is in one location, because nested locations do not inherit headers', () => {
    const text = nginxSnippet(headers, '');
    expect(text.match(/^\S.*$/gm)?.filter((line) => !line.startsWith('#'))).toEqual([
      'location / {',
      '}',
    ]);
    expect(text.match(/\{/g)?.length).toBe(text.match(/\}/g)?.length);
    for (const line of text.split('\n')) expect(line).toMatch(/^$|^\s*#|[;{}]$/);
    expect(text).toMatch(/add_header Content-Security-Policy "[^"$\\]*" always;/);
  });

  test('Caddy: no value can end its quotes, and nothing is outside of handle', () => {
    const text = caddySnippet(headers, '');
    expect(text.match(/^\S.*$/gm)?.filter((line) => !line.startsWith('#'))).toEqual([
      'handle {',
      '}',
      'handle_errors {',
      '}',
    ]);
    const quoted = text.split('\n').filter((line) => /^ *[^#]*`/.test(line));
    expect(quoted.length).toBeGreaterThan(names.length);
    for (const line of quoted) expect(line).toMatch(/^ *[\w-]+ `[^`]*`$/);
  });

  test('_headers: every path has the policy, and no two rules set the same header', () => {
    const files = ['main-1.js', 'main-1.css'];
    const [all = '', assets = ''] = headersFile(headers, '', files).split('\n\n');
    for (const name of names) expect(all).toContain(`  ${name}: `);
    // Hosts join the values of rules that both match.
    for (const line of assets.split('\n').filter((text) => text.startsWith(' '))) {
      expect(all).not.toContain(`${line.slice(0, line.indexOf(':'))}:`);
    }
  });

  test('_headers: only existing files are cached, because hosts apply rules to 404s, too', () => {
    const rules = headersFile(headers, '', ['main-1.js', 'main-1.css']).matchAll(
      /^(\S+)((?:\n .*)*)/gm,
    );
    const kept = Array.from(rules).filter(([, , lines = '']) =>
      lines.includes('max-age=31536000,'),
    );
    expect(kept.map(([, path]) => path)).toEqual(['/assets/main-1.js', '/assets/main-1.css']);
  });
});
