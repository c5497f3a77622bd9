import fc from 'fast-check';
import type { ProxyEntry } from '../../src/domain/proxies/entry.ts';
import type { RandomInt } from '../../src/domain/random.ts';

/** A reproducible source of randomness (mulberry32). */
export function seededRandomInt(seed: number): RandomInt {
  let state = seed >>> 0;
  return (maxExclusive) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * maxExclusive);
  };
}

export const randomInts = fc.integer().map(seededRandomInt);

/** Dollars with at most 2 decimals, as the server sends them. */
export const money = (min: number, max: number) =>
  fc
    .integer({ min: Math.round(min * 100), max: Math.round(max * 100) })
    .map((cents) => cents / 100);

/** Numbers with at most 3 decimals, spread over the range: `fc.double` draws nearly all of them close to 0. */
export const thousandths = (min: number, max: number) =>
  fc
    .integer({ min: Math.round(min * 1000), max: Math.round(max * 1000) })
    .map((parts) => parts / 1000);

/** Characters that break naive formats. */
const hostile = fc.constantFrom(
  ...Array.from('@:#%/?[]{}"\'\\,;|=+-$ &<>`'),
  '\t',
  'é',
  '中',
  '🎉',
  '%41',
  '{user}',
  '{pwd}',
);
const tame = fc.constantFrom(...Array.from('abcxyzABCXYZ0189_-.'));

export const hostileText = (minLength: number) =>
  fc.array(fc.oneof(hostile, tame), { minLength, maxLength: 12 }).map((parts) => parts.join(''));
export const tameText = fc
  .array(tame, { minLength: 1, maxLength: 12 })
  .map((parts) => parts.join(''));

export const hosts = fc.oneof(
  fc.constantFrom('gate.example.com', 'us-1.proxy.example', 'localhost', 'xn--80ak6aa92e.com'),
  fc.ipV4(),
  fc.ipV6(),
);
export const ports = fc.integer({ min: 1, max: 65_535 });
const passwords = fc.option(hostileText(1), { nil: null });

/** Entries as generated or sold: no colon in the user name (RFC 7617), anything in the password. */
export const entries: fc.Arbitrary<ProxyEntry> = fc.record({
  host: hosts,
  port: ports,
  user: hostileText(0).map((text) => text.replaceAll(':', '')),
  password: passwords,
});

/** Entries whose user names may contain colons, which only URLs, CSV and JSON support. */
export const colonEntries: fc.Arbitrary<ProxyEntry> = fc.record({
  host: hosts,
  port: ports,
  user: hostileText(0),
  password: passwords,
});
