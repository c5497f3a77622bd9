import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { amounts } from '../../shop.config.ts';
import { buildProxyList } from '../../src/domain/proxies/build.ts';
import { formatEntry, segmentsOf } from '../../src/domain/proxies/format.ts';
import { lineFormat } from '../../src/domain/proxies/line-formats.ts';
import { hostileText, hosts, ports, randomInts, seededRandomInt } from './arbitraries.ts';
import { buildWith, CONFIG, type ListSettings } from './proxy-config.ts';

const settings: ListSettings = { country: 'us', state: '', city: '', amount: 3, life: 15 };

const build = buildWith(CONFIG, settings);

/** A source that returns these numbers in turn, then zeros. */
function scripted(...numbers: number[]) {
  return () => numbers.shift() ?? 0;
}

describe('a list', () => {
  test('the first entry uses a random session, host and port', () => {
    const { entries } = build({}, { amount: 1 }, scripted(2_345_678, 1, 0));
    expect(entries).toEqual([
      { host: 'b.example.com', port: 8000, user: 'C-bob-us-12345678-15', password: 's3cret' },
    ]);
    expect(entries.map((entry) => formatEntry(entry, lineFormat('host:port:user:pass')))).toEqual([
      'b.example.com:8000:C-bob-us-12345678-15:s3cret',
    ]);
  });

  test('without a password, its part and its colon are omitted', () => {
    const [entry] = build({ proxyPwd: '' }, { amount: 1 }, scripted(0, 0, 0)).entries;
    expect(entry && formatEntry(entry, lineFormat('host:port:user:pass'))).toBe(
      'a.example.com:8000:C-bob-us-10000000-15',
    );
  });

  test('law: a value is never interpreted as a template', () => {
    fc.assert(
      fc.property(hostileText(0), hostileText(0), (userName, country) => {
        const [entry] = build({ userName }, { country, amount: 1 }, scripted(0)).entries;
        const level = country === '' ? `G-${userName}` : `C-${userName}-${country}`;
        expect(entry?.user).toBe(`${level}-10000000-15`);
      }),
    );
    const [entry] = build({ userName: '{pwd}$&$1{session}' }, { amount: 1 }, scripted(0)).entries;
    expect(entry?.user).toBe('C-{pwd}$&$1{session}-us-10000000-15');
  });

  test('a template with {pwd} contains the full credentials', () => {
    const proxyCountryFmt = '{user}:{pwd}_country-{country}_session-{session}';
    const [entry] = build({ proxyCountryFmt }, { amount: 1 }, scripted(0, 0, 0)).entries;
    expect(entry).toEqual({
      host: 'a.example.com',
      port: 8000,
      user: 'bob',
      password: 's3cret_country-us_session-10000000',
    });
    expect(entry && formatEntry(entry, lineFormat('host:port:user:pass'))).toBe(
      'a.example.com:8000:bob:s3cret_country-us_session-10000000',
    );
  });

  test('an IPv6 host loses its brackets, which its line restores', () => {
    const [entry] = build(
      { usProxyUrl: ['[2001:db8::1]'] },
      { amount: 1 },
      scripted(0, 0, 0),
    ).entries;
    expect(entry?.host).toBe('2001:db8::1');
    expect(entry && formatEntry(entry, lineFormat('host:port:user:pass'))).toMatch(
      /^\[2001:db8::1\]:8000:/,
    );
  });

  test.each([
    [{}, 'C-bob-us-'],
    [{ country: '' }, 'G-bob-'],
    [{ state: 'New York' }, 'S-bob-us-New York-'],
    [{ state: 'New York', city: 'Buffalo' }, 'T-bob-us-New York-Buffalo-'],
  ])('for %o, user names start with %s', (picked, start) => {
    for (const { user } of build({}, picked).entries) expect(user.startsWith(start)).toBe(true);
  });

  test.each([{ usProxyUrl: [] }, { usProxyUrl: ['', ' '] }, { proxyPort: [] }])(
    "%o fails with 'Port or Url not exist'",
    (changes) => {
      const built = buildProxyList({
        config: { ...CONFIG, ...changes },
        settings,
        randomInt: seededRandomInt(1),
      });
      expect(built).toEqual({ ok: false, problem: 'Port or Url not exist' });
    },
  );

  test.each([
    [0, 1],
    [-4, 1],
    [2.9, 2],
    [amounts.lines, amounts.lines],
    [amounts.lines + 1, amounts.lines],
    [Number.NaN, 1],
  ])('%d requested entries result in %d', (count, length) => {
    expect(build({}, { amount: count }).entries).toHaveLength(length);
  });

  test('a random source that repeats one number still results in different sessions', () => {
    const { entries } = build({ proxyCountryFmt: '{session}' }, { amount: 3 }, (max) => max - 1);
    expect(entries.map(({ user }) => user)).toEqual(['99999999', '10000000', '10000001']);
  });

  test('law: N entries have N different 8-digit sessions, and use only configured hosts and ports', () => {
    const configured = fc.record({
      usProxyUrl: fc.array(hosts, { minLength: 1, maxLength: 4 }),
      proxyPort: fc.array(ports, { minLength: 1, maxLength: 4 }),
    });
    fc.assert(
      fc.property(
        configured,
        fc.integer({ min: 1, max: 300 }),
        randomInts,
        (changes, count, randomInt) => {
          const { entries } = build(
            { ...changes, proxyCountryFmt: '{session}' },
            { amount: count },
            randomInt,
          );
          expect(entries).toHaveLength(count);
          expect(new Set(entries.map(({ user }) => user)).size).toBe(count);
          for (const { host, port, user } of entries) {
            expect(user).toMatch(/^[1-9]\d{7}$/);
            expect(changes.usProxyUrl).toContain(host);
            expect(changes.proxyPort).toContain(port);
          }
        },
      ),
    );
  });

  test('law: with enough entries every host and every port is used', () => {
    const { entries } = build({}, { amount: 500 });
    expect(new Set(entries.map(({ host }) => host)).size).toBe(2);
    expect(new Set(entries.map(({ port }) => port)).size).toBe(2);
  });
});

describe('the segments of a line', () => {
  test('name the picker that sets each of them', () => {
    const { entries, segments } = build(
      {},
      { state: 'NY', city: 'Buffalo', amount: 1 },
      scripted(0, 0, 0),
    );
    const found = entries.flatMap((entry) =>
      segmentsOf(entry, lineFormat('host:port:user:pass'), segments),
    );
    expect(found.map(({ kind, text }) => `${kind}=${text}`)).toEqual([
      'host=a.example.com',
      'plain=:',
      'port=8000',
      'plain=:',
      'plain=T-',
      'user=bob',
      'plain=-',
      'country=us',
      'plain=-',
      'state=NY',
      'plain=-',
      'city=Buffalo',
      'plain=-',
      'session=10000000',
      'plain=-',
      'life=15',
      'plain=:',
      'password=s3cret',
    ]);
  });

  test('are found in a password that contains the settings', () => {
    const proxyCountryFmt = '{user}:{pwd}_{country}';
    const { entries, segments } = build({ proxyCountryFmt }, { amount: 1 });
    const found = entries.flatMap((entry) =>
      segmentsOf(entry, lineFormat('user:pass@host:port'), segments),
    );
    expect(found.slice(0, 5).map(({ kind, text }) => `${kind}=${text}`)).toEqual([
      'user=bob',
      'plain=:',
      'password=s3cret',
      'plain=_',
      'country=us',
    ]);
  });

  test('are found if nothing was picked, or if the template omits a setting', () => {
    const { segments } = build(
      { proxyGlobalFmt: '{user}{country}{state}{city}' },
      { country: '', state: '' },
    );
    expect(segments.user).toEqual([{ kind: 'user', length: 3 }]);
    expect(build({ proxyPwd: '' }).segments.password).toEqual([]);
  });

  test('law: are found in every entry, whatever characters the settings contain', () => {
    fc.assert(
      fc.property(hostileText(1), hostileText(1), randomInts, (state, userName, randomInt) => {
        const { entries, segments } = build({ userName }, { state, amount: 5 }, randomInt);
        for (const entry of entries) {
          const found = segmentsOf(entry, lineFormat('host:port:user:pass'), segments);
          const textOf = (kind: string) => found.find((segment) => segment.kind === kind)?.text;
          expect(textOf('state')).toBe(state);
          expect(textOf('user')).toBe(userName);
          expect(textOf('session')).toMatch(/^[1-9]\d{7}$/);
        }
      }),
    );
  });
});
