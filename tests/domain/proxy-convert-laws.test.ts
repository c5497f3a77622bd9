import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { percentDecode } from '../../src/domain/percent-encoding.ts';
import { formatEntry, formatList } from '../../src/domain/proxies/format.ts';
import { lineFormat, type ProxyFormat } from '../../src/domain/proxies/line-formats.ts';
import { labelledValue } from '../../src/domain/proxies/named.ts';
import { readOrdinary } from '../../src/domain/proxies/ordinary.ts';
import { isProtocol } from '../../src/domain/proxies/protocol.ts';
import { recognise, type Verdict } from '../../src/domain/proxies/recognise.ts';
import { recogniseRepaired, tidy } from '../../src/domain/proxies/repair.ts';
import { entries, ports } from './arbitraries.ts';
import { convertedEntries, convertText } from './convert-text.ts';
import { runs } from './runs.ts';

test('the header of a table is found below comments, even with quotes', () => {
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

  test('converting never throws and never drops a line silently', () => {
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

  test('the fast path reads an ordinary line like the full parser', () => {
    const parts = fc.constantFrom(
      '1.2.3.4',
      'gate.example',
      'localhost',
      '1.2.3.444',
      'x',
      'bob',
      '8080',
      '12',
      '0',
      'socks5',
      'HTTP',
      'US',
      'elite',
      'a.b',
      '-',
      '$x=%20',
      'p-w_1+',
      'https',
      'host',
    );
    const hosts = fc.constantFrom('1.2.3.4', 'gate.example', 'localhost', 'a.b', '1.2.3.444', 'x');
    const sign = fc.constantFrom(':', ',', ';', '|', ' ', '\t', '/');
    const lines = fc
      .tuple(fc.constantFrom('', 'http://', 'SOCKS5://'), sign, hosts, ports, parts, parts)
      .chain(([scheme, between, host, port, user, password]) =>
        fc.constantFrom(
          [host, port].join(between),
          [host, port, user, password].join(between),
          `${scheme}${host}:${port}`,
          `${scheme}${user}:${password}@${host}:${port}`,
          `${scheme}${user}:${password}:${host}:${port}`,
        ),
      );
    let found = 0;
    fc.assert(
      fc.property(fc.oneof(lines, lineish), (line) => {
        const ordinary = readOrdinary(line);
        if (ordinary === null) return;
        found += 1;
        expect(labelledValue(line)).toBeNull();
        expect(tidy(line)).toEqual({ line, repairs: [] });
        expect(recogniseRepaired(line)).toEqual({
          verdict: ordinary,
          repairs: [],
        });
      }),
      { numRuns: runs(20_000) },
    );
    expect(found).toBeGreaterThan(runs(20_000) / 50);
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

  test('the shop can read every format that it writes', () => {
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

  const ONE_LINE = [
    'host:port:user:pass',
    'user:pass@host:port',
    'user:pass:host:port',
    'http-url',
    'socks5-url',
    'socks5h-url',
  ] as const;
  const PREFIXES = ['', 'http://', 'HTTPS://', 'socks4a://', 'socks5h://', '(socks5) ', 'SOCKS5 '];

  test('a line from the shop is read as its entry or rejected, with any protocol', () => {
    const isTrim = (text: string | null) => text === null || text === text.trim();
    const isRepaired = (repairs: readonly string[]) =>
      repairs.some((repair) => / (?:removed|replaced|repaired)$/.test(repair));
    fc.assert(
      fc.property(
        entries.filter(
          ({ user, password }) => !isProtocol(user) && isTrim(user) && isTrim(password),
        ),
        fc.constantFrom(...ONE_LINE),
        fc.constantFrom(...PREFIXES),
        (entry, format, prefix) => {
          const [line, ...more] = convertText(prefix + formatEntry(entry, lineFormat(format)));
          expect(more).toEqual([]);
          if (line?.status !== 'ok' || isRepaired(line.repairs)) return;
          // A scheme in front of this layout turns it into a URL.
          const isUrl = format === 'user:pass@host:port' && prefix.endsWith('//');
          const decode = isUrl ? percentDecode : (text: string) => text;
          const password = entry.password === null ? null : decode(entry.password);
          expect(line.entry).toEqual({ ...entry, user: decode(entry.user), password });
        },
      ),
      { numRuns: runs(10_000) },
    );
  });

  test('a protocol does not change how the rest of the line is read', () => {
    const outcome = (verdict: Verdict) =>
      verdict === null || 'unclear' in verdict ? verdict : verdict.entry;
    fc.assert(
      fc.property(
        lineish,
        fc.constantFrom('http', 'https', 'socks4', 'socks5h'),
        (text, scheme) => {
          // Slashes and spaces at the beginning would be a part of the scheme, and only URLs decode percent signs.
          fc.pre(!/^[\s\\/]|%|^[a-z]+:\/\//i.test(text));
          expect(outcome(recognise(`${scheme}://${text}`))).toEqual(outcome(recognise(text)));
        },
      ),
      { numRuns: runs(5000) },
    );
  });

  test('the order of keys and columns does not change how a proxy is read', () => {
    const fields = {
      host: '1.2.3.4',
      hostname: 'gate.example',
      server: '1.2.3.5',
      proxy: 'bob:pw@1.2.3.6:81',
      address: '1.2.3.7',
      ip: '2001:db8::9',
      port: '81',
      'HTTP Port': '82',
      'SOCKS5 Port': '83',
      user: 'bob',
      proxy_login: 'eve',
      pass: 'pw',
      auth: 'ada:secret',
      type: 'socks5',
      country: 'US',
    };
    const outcomes = (text: string) =>
      convertText(text)
        .filter(({ status }) => status !== 'skipped')
        .map((line) => (line.status === 'ok' ? line.entry : line.status));
    const names = fc.shuffledSubarray(Object.keys(fields) as (keyof typeof fields)[], {
      minLength: 3,
    });
    fc.assert(
      fc.property(names, fc.infiniteStream(fc.nat()), (order, stream) => {
        const keys = new Map(order.map((name) => [name, stream.next().value]));
        const other = order.toSorted((a, b) => (keys.get(a) ?? 0) - (keys.get(b) ?? 0));
        const object = (list: typeof order) =>
          JSON.stringify([Object.fromEntries(list.map((name) => [name, fields[name]]))]);
        expect(outcomes(object(other))).toEqual(outcomes(object(order)));
        const table = (list: typeof order) =>
          `${list.join(',')}\n${list.map((name) => fields[name]).join(',')}`;
        fc.pre(order.includes('port') && order.some((name) => /host|ip|server/.test(name)));
        expect(outcomes(table(other))).toEqual(outcomes(table(order)));
        expect(outcomes(table(order))).toEqual(outcomes(object(order)));
      }),
      { numRuns: runs(1000) },
    );
  });

  test('converting stays fast, even for long hostile texts', () => {
    const parts = [':', ': ', '"', '[', '{', ' ', '@', ',', '：', '1.', '::', 'a:1/', '-- ', '\\'];
    parts.push('- ', ' #', '; DIRECT', '[http://', 'http ', 'host: ', 'a: b\n', '{"a":', "{'a':");
    for (const part of parts) {
      const text = part.repeat(runs(200_000));
      expect(convertText(text).length).toBeGreaterThan(0);
    }
    expect(convertText('1.2.3.4:8080:bob:pw\n'.repeat(runs(20_000)))).toHaveLength(runs(20_000));
  });
});
