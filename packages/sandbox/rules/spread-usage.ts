import type { UsageRow } from '../store/usage.ts';

/** Data in bytes, and how many requests it took. */
export type Used = { bytes: number; requests: number };

export const HOUR_MS = 3_600_000;
const BYTES_OF_REQUEST = 60_000;

/** Values of Location/Search. */
const COUNTRIES = ['us', 'de', 'gb', 'fr', 'jp', 'br', 'in'];

const HOSTS = [
  'shop.example',
  'cdn.shop.example',
  'search.example',
  'api.travel.example',
  'images.travel.example',
  'news.example',
  'www.marketplace.example',
  'static.marketplace.example',
  'social.example',
  'maps.example',
  '203.0.113.80',
  'tracker.example',
];

/** What a row used in each of its hours, earliest first. All hours add up to the row. */
export function byHour({ id, lastHour, hours, bytes }: UsageRow): (Used & { hour: number })[] {
  const first = lastHour / HOUR_MS - hours + 1;
  const weights = Array.from({ length: hours }, (_, at) => activity(id, first + at));
  const shares = split(usedFor(bytes), weights);
  return shares.map((used, at) => ({ ...used, hour: (first + at) * HOUR_MS }));
}

/** The exit countries of a part of a row. All of them add up to the part. */
export function byCountry({ id }: UsageRow, used: Used) {
  const weights = COUNTRIES.map((_, at) => (0.5 + noise(id, at)) / (at + 1) ** 1.5);
  return split(used, weights).map((share, at) => ({ ...share, name: COUNTRIES[at] ?? '' }));
}

/** Which hosts a part of a row visited. All of them add up to the part. */
export function byHost({ hosts }: UsageRow, used: Used) {
  const weights = Array.from({ length: hosts }, (_, at) => 1 / (at + 1));
  return split(used, weights).map((share, at) => ({ ...share, name: hostAt(at) }));
}

const hostAt = (at: number) => HOSTS[at] ?? `site-${String(at + 1).padStart(6, '0')}.example`;

const usedFor = (bytes: number): Used => ({
  bytes,
  requests: Math.ceil(bytes / BYTES_OF_REQUEST),
});

/** Busy in the afternoon, idle in some hours. */
function activity(seed: number, hour: number): number {
  const random = noise(seed, hour);
  if (random < 0.15) return 0;
  return (1.2 - Math.cos((((hour % 24) - 3) / 12) * Math.PI)) * (0.4 + random);
}

/** Whole bytes and requests in proportion to the weights, without a remainder. */
function split({ bytes, requests }: Used, weights: readonly number[]): Used[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  let weight = 0;
  let before: Used = { bytes: 0, requests: 0 };
  return weights.map((own, at) => {
    weight += own;
    // Without any weight, the last one gets all.
    const part = at === weights.length - 1 ? 1 : weight / (sum || 1);
    const upTo = { bytes: Math.round(bytes * part), requests: Math.round(requests * part) };
    const share = {
      bytes: upTo.bytes - before.bytes,
      requests: upTo.requests - before.requests,
    };
    before = upTo;
    return share;
  });
}

/** The same number from 0 to 1 for the same arguments. */
function noise(seed: number, at: number): number {
  let mixed = Math.imul(seed + 1, 0x9e_37_79_b1) ^ Math.imul(at + 1, 0x85_eb_ca_6b);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0xc2_b2_ae_35);
  return ((mixed ^ (mixed >>> 13)) >>> 0) / 2 ** 32;
}
