import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { products } from '../../shop.config.ts';
import type {
  CredentialSegments,
  ProxyEntry,
  SegmentKind,
} from '../../src/domain/proxies/entry.ts';
import { proxyHints, type HintContext } from '../../src/domain/proxies/hints.ts';
import { PROXY_FORMATS, type ProxyFormat } from '../../src/domain/proxies/line-formats.ts';
import { colonEntries } from './arbitraries.ts';

const ids = (context: HintContext) => proxyHints(context).map((hint) => hint.id);
const one = (password: string | null, user = 'bob'): ProxyEntry[] => [
  { host: 'h', port: 1, user, password },
];

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
    ['socks5-url', 'a b', ['socks5-local-names', 'socks5-in-chrome']],
    ['socks5h-url', 'a b', ['socks5-in-chrome']],
    ['json', 'pä', ['beyond-ascii']],
    ['http-url', 'пар', ['beyond-ascii']],
    ['csv', 'a b', []],
    ['json', 'a b', []],
    ['csv', '=a', ['spreadsheet-guard']],
    ['json', '=a', []],
    ['host:port:user:pass', 'plain', []],
  ])('in %s with the password %s are %j', (format, password, expected) => {
    expect(ids({ entries: one(password), format })).toEqual(expected);
  });

  test('warn if the list will probably fail, and inform if it might', () => {
    const severities = (format: ProxyFormat, password: string, template?: string) =>
      proxyHints({ entries: one(password, 'a:b'), format, template }).map((hint) => hint.severity);
    expect(severities('user:pass@host:port', 'a:@/ b')).toEqual([
      'warning',
      'warning',
      'warning',
      'warning',
      'info',
    ]);
    expect(severities('csv', '=é')).toEqual(['warning', 'info', 'warning']);
    expect(severities('socks5-url', 'a')).toEqual(['info', 'info', 'warning']);
    expect(severities('template', 'a', '{x}')).toEqual(['warning', 'warning']);
  });

  test('name settings that no line contains, such as the session of a rotating line', () => {
    const own = {
      entries: one('p'),
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
    expect(ids({ ...own, entries: [] })).toEqual([]);
    expect(ids({ ...own, format: 'csv' })).toEqual([]);
  });

  test('ignore the duration of rotating lines', () => {
    expect(ids({ entries: [], format: 'csv', tier: 'basic', life: null })).toEqual([]);
    expect(ids({ entries: [], format: 'csv', tier: 'basic', life: 10 })).toEqual([
      'life-outside-tier',
    ]);
  });

  test('check the user name, too', () => {
    expect(ids({ entries: one('p', 'a:b'), format: 'json' })).toEqual(['colon-in-user']);
    expect(ids({ entries: one('p', 'a@b#'), format: 'user:pass@host:port' })).toEqual([
      'at-in-password',
      'url-sign-in-password',
    ]);
    expect(ids({ entries: one('p', '+a'), format: 'csv' })).toEqual(['spreadsheet-guard']);
    expect(ids({ entries: one('p', 'a b'), format: 'host:port:user:pass' })).toEqual([
      'space-in-credential',
    ]);
  });

  test('are absent without a password or a list', () => {
    expect(ids({ entries: one(null, ''), format: 'socks5h-url' })).toEqual([]);
    expect(ids({ entries: one(null), format: 'csv' })).toEqual([]);
    expect(ids({ entries: one(null), format: 'user:pass@host:port' })).toEqual([]);
    expect(ids({ entries: [], format: 'socks5-url' })).toEqual([]);
  });

  test("list the tier's durations if the lifetime is another one", () => {
    expect(proxyHints({ entries: [], format: 'json', tier: 'basic', life: 10 })).toEqual([
      {
        id: 'life-outside-tier',
        severity: 'warning',
        text: `${products.basic.shortName} sessions do not last 10 minutes. Choose 15, 30, 60, or 120.`,
      },
    ]);
    expect(proxyHints({ entries: [], format: 'json', tier: 'premium', life: 15 })[0]?.text).toBe(
      `${products.premium.shortName} sessions do not last 15 minutes. Choose 10, 30, 60, 90, or 120.`,
    );
    expect(ids({ entries: [], format: 'json', tier: 'premium', life: 10 })).toEqual([]);
    expect(ids({ entries: [], format: 'json', life: 11 })).toEqual([]);
    expect(ids({ entries: [], format: 'json', tier: 'basic' })).toEqual([]);
  });

  test('check the custom line', () => {
    const own = (template: string) => proxyHints({ entries: [], format: 'template', template });
    expect(own('{host}:{port}')).toEqual([]);
    expect(own('{host}').map((hint) => hint.id)).toEqual(['template-without-address']);
    expect(own('{port}').map((hint) => hint.id)).toEqual(['template-without-address']);
    expect(own('{host}:{port}:{proxy}')).toEqual([]);
    expect(ids({ entries: [], format: 'template' })).toEqual([]);
    const missing = (template: string) =>
      proxyHints({
        entries: [...one('pw'), ...one(null), ...one(null, '')],
        format: 'template',
        template: `{host}:{port}${template}`,
      }).map(({ text }) => text.split(' The ')[0]);
    expect(missing('')).toEqual([]);
    expect(missing('{user:url}')).toEqual(['1 of 3 lines:']);
    expect(missing('{password}')).toEqual(['2 of 3 lines:']);
    expect(missing('{user}:{pass}')).toEqual(['2 of 3 lines:']);
  });

  test('count the affected lines, wherever they are in the list', () => {
    const list = ['plain', 'a@b:c/d', '=SUM(1)', 'x:y'].flatMap((password) => one(password));
    const texts = (entries: readonly ProxyEntry[], format: ProxyFormat) =>
      proxyHints({ entries, format }).map(({ text }) => text.split(' ').slice(0, 6).join(' '));
    expect(texts(list, 'user:pass@host:port')).toEqual([
      '2 of 4 lines: The password',
      '1 of 4 lines: The user',
      '1 of 4 lines: The user',
    ]);
    expect(texts(list, 'csv')).toEqual(['1 of 4 lines: CSV puts']);
    expect(texts(list.slice(1, 2), 'host:port:user:pass')).toEqual([
      'The password contains a colon, and',
    ]);
    const many = Array.from({ length: 1200 }, () => one('a:b')).flat();
    expect(texts(many, 'host:port:user:pass')).toEqual(['All 1,200 lines: The password contains']);
    expect(texts([...many, ...list.slice(2)], 'host:port:user:pass')).toEqual([
      '1,201 of 1,202 lines: The password',
    ]);
  });

  test.each([
    ['{host}:{port} password: "{pass}"', 'a"b', ['template-broken-quotes']],
    ['{host}:{port} password: "{pass}"', String.raw`a\nb`, ['template-broken-quotes']],
    ["{host}:{port} -U '{user}:{password}'", "it's", ['template-broken-quotes']],
    ['"http://{user}:{pass}@{host}:{port}"', 'a"b', ['template-broken-quotes']],
    ['"http://{user:url}:{pass:url}@{host}:{port}"', 'a"b', []],
    ['{host}:{port} password: "{pass}"', "it's", []],
    ['{host}:{port} password: {pass}', 'a"b', []],
    ['{host}:{port} name: "p{n}", password: {pass:json}', 'a"b', []],
    ["it's {host}:{port} {pass}", "it's", []],
    ['{host}:{port} password: "{pass:json}"', 'plain', ['template-json-in-quotes']],
    ['{host}:{port} "{city:json}"', 'p', ['template-empty-setting', 'template-json-in-quotes']],
  ])('in the custom line %s with the password %s are %j', (template, password, expected) => {
    expect(ids({ entries: one(password), format: 'template', template })).toEqual(expected);
  });

  test('check settings inside quotes', () => {
    const user = [
      { kind: 'user', length: 3 },
      { kind: 'city', length: 3 },
    ] as const;
    const quoted = (name: string) =>
      ids({
        entries: one('p', `bobL'A`),
        format: 'template',
        template: `{host}:{port} '{city}' "{city}" ${name}`,
        segments: { user, password: [] },
      });
    expect(quoted('')).toEqual(['template-broken-quotes']);
  });

  test('law: appear once each, with a complete sentence', () => {
    const formats = fc.constantFrom(...PROXY_FORMATS.map((format) => format.id));
    const lists = fc.array(colonEntries, { maxLength: 5 });
    fc.assert(
      fc.property(lists, formats, fc.string(), fc.nat(), (list, format, template, life) => {
        const hints = proxyHints({ entries: list, format, template, tier: 'basic', life });
        expect(new Set(hints.map((hint) => hint.id)).size).toBe(hints.length);
        for (const { text } of hints)
          expect(text).toMatch(/^(?:All \d lines: |\d of \d lines: )?[A-Z{].{20,}\.$/s);
      }),
    );
  });
});
