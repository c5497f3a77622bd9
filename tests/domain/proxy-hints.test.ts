import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { products } from '../../shop.config.ts';
import type { SegmentKind, CredentialSegments } from '../../src/domain/proxies/entry.ts';
import type { HintContext } from '../../src/domain/proxies/hints.ts';
import { proxyHints } from '../../src/domain/proxies/hints.ts';
import type { ProxyFormat } from '../../src/domain/proxies/line-formats.ts';
import { PROXY_FORMATS } from '../../src/domain/proxies/line-formats.ts';
import { colonEntries } from './arbitraries.ts';

const ids = (context: HintContext) => proxyHints(context).map((hint) => hint.id);
const entry = (password: string | null, user = 'bob') => ({ host: 'h', port: 1, user, password });

describe('hints', () => {
  test.each<[ProxyFormat, string, string[]]>([
    ['host:port:user:pass', 'a:b', ['colon-in-password']],
    ['user:pass@host:port', 'a:b', ['colon-in-password']],
    ['user:pass:host:port', 'a:b', ['colon-in-password']],
    ['http-url', 'a:b', []],
    ['json', 'a:b', []],
    ['user:pass@host:port', 'a@b', ['at-in-password']],
    ['host:port:user:pass', 'a@b', []],
    ['user:pass@host:port', 'a/b', ['url-sign-in-password']],
    ['user:pass@host:port', '50%', ['url-sign-in-password']],
    ['host:port:user:pass', 'a/b', []],
    ['host:port:user:pass', 'a b', ['space-in-credential']],
    ['template', 'a b', ['space-in-credential']],
    ['http-url', 'a b', []],
    ['socks5-url', 'a b', ['socks5-in-chrome']],
    ['csv', 'a b', []],
    ['json', 'a b', []],
    ['csv', '=a', ['spreadsheet-guard']],
    ['json', '=a', []],
    ['host:port:user:pass', 'plain', []],
  ])('in %s for the password %s are %j', (format, password, expected) => {
    expect(ids({ entry: entry(password), format })).toEqual(expected);
  });

  test('warn where the list will probably not work, and inform where it may', () => {
    const severities = (format: ProxyFormat, password: string, template?: string) =>
      proxyHints({ entry: entry(password, 'a:b'), format, template }).map((hint) => hint.severity);
    expect(severities('user:pass@host:port', 'a:@/ b')).toEqual([
      'warning',
      'warning',
      'warning',
      'warning',
      'info',
    ]);
    expect(severities('csv', '=')).toEqual(['warning', 'info']);
    expect(severities('socks5-url', 'a')).toEqual(['info', 'warning']);
    expect(severities('template', 'a', '{x}')).toEqual(['warning', 'info', 'warning']);
  });

  test('name the settings that stand nowhere in a list: a rotating line has no session', () => {
    const own = {
      entry: entry('p'),
      format: 'template',
      template: '{host}{port}{country}{session}{life}{session}',
    } as const;
    const text = (segments?: CredentialSegments) =>
      proxyHints({ ...own, segments }).map((hint) => hint.text);
    const part = (kind: SegmentKind) => ({ kind, length: 1 });
    const rotating = { user: [part('user'), part('country')], password: [part('password')] };
    expect(text(rotating)).toEqual([
      'The lines of this list have no {session}, {life}, so that part is left empty.',
    ]);
    const inPassword = [part('session'), part('life')];
    expect(text({ ...rotating, password: inPassword })).toEqual([]);
    expect(text()).toEqual([
      'The lines of this list have no {country}, {session}, {life}, so that part is left empty.',
    ]);
    expect(ids({ ...own, entry: null })).toEqual([]);
    expect(ids({ ...own, format: 'csv' })).toEqual([]);
  });

  test('say nothing of the duration of rotating lines', () => {
    expect(ids({ entry: null, format: 'csv', tier: 'basic', life: null })).toEqual([]);
    expect(ids({ entry: null, format: 'csv', tier: 'basic', life: 10 })).toEqual([
      'life-outside-tier',
    ]);
  });

  test('look at the user name too', () => {
    expect(ids({ entry: entry('p', 'a:b'), format: 'json' })).toEqual(['colon-in-user']);
    expect(ids({ entry: entry('p', 'a@b#'), format: 'user:pass@host:port' })).toEqual([
      'at-in-password',
      'url-sign-in-password',
    ]);
    expect(ids({ entry: entry('p', '+a'), format: 'csv' })).toEqual(['spreadsheet-guard']);
    expect(ids({ entry: entry('p', 'a b'), format: 'host:port:user:pass' })).toEqual([
      'space-in-credential',
    ]);
  });

  test('without a password or a list say nothing about it', () => {
    expect(ids({ entry: entry(null), format: 'socks5-url' })).toEqual([]);
    expect(ids({ entry: entry(null), format: 'csv' })).toEqual([]);
    expect(ids({ entry: entry(null), format: 'user:pass@host:port' })).toEqual([]);
    expect(ids({ entry: null, format: 'socks5-url' })).toEqual([]);
  });

  test('name the durations of the tier when the lifetime is none of them', () => {
    expect(proxyHints({ entry: null, format: 'json', tier: 'basic', life: 10 })).toEqual([
      {
        id: 'life-outside-tier',
        severity: 'warning',
        text: `${products.basic.shortName} sessions do not last 10 minutes. Choose 15, 30, 60, 120.`,
      },
    ]);
    expect(proxyHints({ entry: null, format: 'json', tier: 'premium', life: 15 })[0]?.text).toBe(
      `${products.premium.shortName} sessions do not last 15 minutes. Choose 10, 30, 60, 90, 120.`,
    );
    expect(ids({ entry: null, format: 'json', tier: 'premium', life: 10 })).toEqual([]);
    expect(ids({ entry: null, format: 'json', life: 11 })).toEqual([]);
    expect(ids({ entry: null, format: 'json', tier: 'basic' })).toEqual([]);
  });

  test('check the customer’s own line', () => {
    const own = (template: string) => proxyHints({ entry: null, format: 'template', template });
    expect(own('{host}:{port}')).toEqual([]);
    expect(own('{host}').map((hint) => hint.id)).toEqual(['template-without-address']);
    expect(own('{port}').map((hint) => hint.id)).toEqual(['template-without-address']);
    expect(own('{host}:{port}:{proxy}:{x}:{proxy}')).toEqual([
      {
        id: 'template-unknown-placeholder',
        severity: 'info',
        text: '{proxy}, {x} is not a placeholder and stays as it is.',
      },
    ]);
    expect(ids({ entry: null, format: 'json', template: '{x}' })).toEqual([]);
    expect(ids({ entry: null, format: 'template' })).toEqual([]);
  });

  test('law: each stands once, with a text that is a whole sentence', () => {
    const formats = fc.constantFrom(...PROXY_FORMATS.map((format) => format.id));
    fc.assert(
      fc.property(colonEntries, formats, fc.string(), fc.nat(), (each, format, template, life) => {
        const hints = proxyHints({ entry: each, format, template, tier: 'basic', life });
        expect(new Set(hints.map((hint) => hint.id)).size).toBe(hints.length);
        for (const { text } of hints) expect(text).toMatch(/^[A-Z{].{20,}\.$/s);
      }),
    );
  });
});
