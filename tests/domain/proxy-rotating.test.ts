import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { amounts } from '../../shop.config.ts';
import {
  buildProxyList,
  drawEndpoints,
  rotatingLimit,
  type ProxyConfigFields,
} from '../../src/domain/proxies/build.ts';
import { bareHost } from '../../src/domain/proxies/entry.ts';
import { formatEntry, segmentsOf } from '../../src/domain/proxies/format.ts';
import { PROXY_FORMATS, lineFormat } from '../../src/domain/proxies/line-formats.ts';
import { hostileText, hosts, ports, randomInts, seededRandomInt } from './arbitraries.ts';
import { buildWith, CONFIG, type ListSettings } from './proxy-config.ts';

const config: ProxyConfigFields = {
  ...CONFIG,
  rotating: {
    proxyGlobalFmt: 'G-{user}',
    proxyCountryFmt: 'C-{user}-{country}',
    proxyStateFmt: 'S-{user}-{country}-{state}',
    proxyCityFmt: 'T-{user}-{country}-{state}-{city}',
  },
};
const settings: ListSettings = { country: 'us', state: '', city: '', amount: 3, life: null };

const build = buildWith(config, settings);

const gateways = fc.record({
  usProxyUrl: fc.array(hosts, { minLength: 1, maxLength: 5 }),
  proxyPort: fc.array(ports, { minLength: 1, maxLength: 5 }),
});
const pairsOf = ({ usProxyUrl, proxyPort }: Pick<ProxyConfigFields, 'usProxyUrl' | 'proxyPort'>) =>
  new Set(usProxyUrl.flatMap((host) => proxyPort.map((port) => `${bareHost(host)} ${port}`)));

describe('a rotating list', () => {
  test('has no session, and one line per host and port', () => {
    const { entries } = build({}, { amount: 4 });
    const lines = entries.map((entry) => formatEntry(entry, lineFormat('host:port:user:pass')));
    expect(lines.toSorted()).toEqual([
      'a.example.com:8000:C-bob-us:s3cret',
      'a.example.com:9000:C-bob-us:s3cret',
      'b.example.com:8000:C-bob-us:s3cret',
      'b.example.com:9000:C-bob-us:s3cret',
    ]);
  });

  test('law: has no duplicate lines, and as many as requested or as there are hosts and ports', () => {
    fc.assert(
      fc.property(
        gateways,
        fc.integer({ min: 1, max: 40 }),
        randomInts,
        (gateway, count, random) => {
          const { entries } = build(gateway, { amount: count }, random);
          const pairs = pairsOf(gateway);
          const drawn = entries.map(({ host, port }) => `${host} ${port}`);
          expect(drawn).toHaveLength(Math.min(count, pairs.size));
          expect(rotatingLimit(gateway)).toBe(pairs.size);
          expect(new Set(drawn).size).toBe(drawn.length);
          expect(drawn.filter((pair) => !pairs.has(pair))).toEqual([]);
          for (const { id } of PROXY_FORMATS) {
            const lines = entries.map((entry) => formatEntry(entry, lineFormat(id)));
            expect(new Set(lines).size).toBe(lines.length);
          }
        },
      ),
    );
  });

  test('has one line for an address that is spelled in two ways', () => {
    const { entries } = build({
      usProxyUrl: ['[2001:db8::1]', '2001:db8::1'],
      proxyPort: [80, 80],
    });
    expect(entries).toHaveLength(1);
  });

  test.each([
    [{}, 'C-bob-us'],
    [{ country: '' }, 'G-bob'],
    [{ state: 'New York' }, 'S-bob-us-New York'],
    [{ state: 'New York', city: 'Buffalo' }, 'T-bob-us-New York-Buffalo'],
  ])('for %o has the user name %s', (picked, user) => {
    expect(new Set(build({}, picked).entries.map((entry) => entry.user))).toEqual(new Set([user]));
  });

  test('law: has identifiable parts, whatever characters they contain, and no session', () => {
    fc.assert(
      fc.property(hostileText(1), hostileText(1), (state, userName) => {
        const { entries, segments } = build({ userName }, { state });
        for (const entry of entries) {
          const found = segmentsOf(entry, lineFormat('host:port:user:pass'), segments);
          const textOf = (kind: string) => found.find((segment) => segment.kind === kind)?.text;
          expect(textOf('state')).toBe(state);
          expect(textOf('user')).toBe(userName);
          expect(textOf('session') ?? textOf('life')).toBeUndefined();
        }
      }),
    );
  });

  test('leaves session and lifetime empty in a custom line', () => {
    const { entries, segments } = build({}, { amount: 1 });
    const [entry] = entries;
    const line =
      entry &&
      formatEntry(entry, lineFormat('template', '{country}/{session}/{life}/{n}'), segments);
    expect(line).toBe('us///1');
  });

  test('can have a template with {pwd} that contains the full credentials', () => {
    const rotating = { proxyCountryFmt: '{user}:{pwd}_country-{country}' };
    const [entry] = build({ rotating }).entries;
    expect(entry).toMatchObject({ user: 'bob', password: 's3cret_country-us' });
  });
});

describe('without a rotating template', () => {
  const missing = 'There are no rotating lines for this place.';
  const { rotating: _, ...stickyOnly } = config;

  test.each([
    ['none at all', undefined],
    ['none for countries', { proxyGlobalFmt: '{user}' }],
    ['an empty one', { proxyCountryFmt: '' }],
    ['one with a session', { proxyCountryFmt: '{user}-{session}' }],
    ['one with a lifetime', { proxyCountryFmt: '{user}-{life}' }],
  ])('%s: no list is built', (_title, rotating) => {
    const changed = rotating === undefined ? stickyOnly : { ...config, rotating };
    const list = buildProxyList({ config: changed, settings, randomInt: () => 0 });
    expect(list).toEqual({ ok: false, problem: missing });
  });

  test('sticky lists are built as usual', () => {
    const sticky = (from: ProxyConfigFields) =>
      buildProxyList({
        config: from,
        settings: { ...settings, life: 15 },
        randomInt: seededRandomInt(7),
      });
    expect(sticky(stickyOnly)).toMatchObject({ ok: true, entries: { length: 3 } });
    expect(sticky(config)).toEqual(sticky(stickyOnly));
  });

  test.each([{ usProxyUrl: ['', ' '] }, { proxyPort: [] }])('%o has no line', (changes) => {
    const changed = { ...config, ...changes };
    const list = buildProxyList({ config: changed, settings, randomInt: () => 0 });
    expect(list).toEqual({ ok: false, problem: 'Port or Url not exist' });
    expect(rotatingLimit(changed)).toBe(0);
  });
});

describe('the limit', () => {
  test('is the number of hosts times ports, but at most the longest list', () => {
    expect(rotatingLimit(config)).toBe(4);
    const proxyPort = Array.from({ length: 65_535 }, (_, index) => index + 1);
    expect(rotatingLimit({ ...config, proxyPort })).toBe(amounts.lines);
  });

  test('law: hosts and ports are drawn without duplicates from hundreds of millions of pairs', () => {
    const many = {
      hosts: Array.from({ length: 10_000 }, (_, index) => `h${index}.example`),
      ports: Array.from({ length: 65_535 }, (_, index) => index + 1),
    };
    const drawn = drawEndpoints(many, 5000, seededRandomInt(3));
    expect(new Set(drawn.map(({ host, port }) => `${host} ${port}`)).size).toBe(5000);
    expect(new Set(drawn.map(({ host }) => host)).size).toBeGreaterThan(3000);
  });

  test('every pair is equally likely to be first', () => {
    const two = { hosts: ['a', 'b'], ports: [1, 2] };
    const random = seededRandomInt(5);
    const firsts = Array.from({ length: 4000 }, () => drawEndpoints(two, 1, random)[0]);
    const counts = Map.groupBy(firsts, (first) => `${first?.host} ${first?.port}`);
    expect(counts.size).toBe(4);
    for (const { length } of counts.values()) expect(Math.abs(length - 1000)).toBeLessThan(200);
  });
});
