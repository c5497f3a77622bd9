import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatList } from '../../src/domain/proxies/format.ts';
import type { ProxyFormat } from '../../src/domain/proxies/line-formats.ts';
import { lineFormat } from '../../src/domain/proxies/line-formats.ts';
import { ports } from './arbitraries.ts';
import { convertedEntries, convertText } from './convert-text.ts';
import { runs } from './runs.ts';

test('the header of a table is found under comments, whatever their quotes', () => {
  const lines = convertText('"#\'\nhost,port\n1.2.3.4,80');
  expect(lines.map(({ status }) => status)).toEqual(['skipped', 'skipped', 'ok']);
});

describe('laws', () => {
  const fragments = fc.constantFrom(
    '1.2.3.4',
    'gate.example',
    '[::1]',
    ':',
    '@',
    '8080',
    '99999',
    'bob',
    'pw',
    '//',
    'http',
    ',',
    ' ',
    '\t',
    '"',
    "'",
    '#',
    '{',
    '}',
    '[',
    ']',
    '\\',
    '：',
    'host',
    'port',
    '%',
    '\uFEFF',
    '=',
    '|',
    '\n',
    '\r\n',
    '\r',
    '🎉',
    '\uD800',
    '\u0000',
    '-',
    '1) ',
  );
  const lineish = fc.array(fragments, { maxLength: 25 }).map((parts) => parts.join(''));
  const isJson = (text: string) => {
    try {
      return typeof JSON.parse(text.replace(/^\uFEFF/, '')) === 'object';
    } catch {
      return false;
    }
  };

  test('converting never throws and never loses a line silently', () => {
    fc.assert(
      fc.property(fc.oneof(lineish, fc.string({ unit: 'binary' })), (text) => {
        const lines = convertText(text);
        fc.pre(!isJson(text));
        const raws = lines.flatMap(({ raw }) => raw.split(/\r\n|\r|\n/));
        const pasted = text.split(/\r\n|\r|\n/);
        if (pasted.at(-1) === '') pasted.pop();
        expect(raws).toEqual(pasted);
        const numbers = lines.map(({ line }) => line);
        expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
      }),
      { numRuns: runs(5000) },
    );
  });

  test('every entry has a host, a port from 1 to 65535 and no empty password', () => {
    fc.assert(
      fc.property(lineish, (text) => {
        for (const { host, port, password } of convertedEntries(convertText(text))) {
          expect(host).not.toBe('');
          expect(Number.isInteger(port) && port >= 1 && port <= 65_535).toBe(true);
          expect(password).not.toBe('');
        }
      }),
      { numRuns: runs(3000) },
    );
  });

  test('what the shop gives out in any format is read back as it was', () => {
    const words = (signs: string) =>
      fc
        .array(fc.constantFrom(...Array.from(signs)), { minLength: 1, maxLength: 10 })
        .map((letters) => letters.join(''));
    const shopEntries = fc.record({
      host: fc.oneof(fc.constantFrom('gate.example.com', 'us.gate.example'), fc.ipV4(), fc.ipV6()),
      port: ports,
      user: words('abcXYZ019-_'),
      password: fc.option(
        words('abcXYZ019@:#%/!$&*()').map((text) => `a${text}z`),
        { nil: null },
      ),
    });
    const formats = fc.constantFrom<ProxyFormat>(
      'host:port:user:pass',
      'user:pass@host:port',
      'user:pass:host:port',
      'http-url',
      'socks5-url',
      'socks5h-url',
      'csv',
      'json',
    );
    fc.assert(
      fc.property(
        fc.array(shopEntries, { minLength: 1, maxLength: 5 }),
        formats,
        (list, format) => {
          const lines = convertText(formatList(list, lineFormat(format)));
          expect(convertedEntries(lines)).toEqual(list);
        },
      ),
      { numRuns: runs(1000) },
    );
  });

  test('converting is bounded: hostile long texts are read at once', () => {
    const parts = [':', ': ', '"', '[', '{', ' ', '@', ',', '：', '1.', '::', 'a:1/', '-- ', '\\'];
    for (const part of parts) {
      const text = part.repeat(runs(200_000));
      expect(convertText(text).length).toBeGreaterThan(0);
    }
    expect(convertText('1.2.3.4:8080:bob:pw\n'.repeat(runs(20_000)))).toHaveLength(runs(20_000));
  });
});
