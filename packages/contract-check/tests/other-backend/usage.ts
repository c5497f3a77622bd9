import { Refused } from './refused.ts';
import { stamp, type Ask, type Customer, type World } from './world.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** GB that were used before today, by how long ago. */
const BEFORE = [
  [9 * DAY, 0.1],
  [3 * DAY + 5 * HOUR, 0.1],
  [3 * DAY, 0.05],
  [1.5 * DAY, 0.05],
] as const;
const FIRST_GB = 0.4;
const GB_OF_A_READ = 0.0001;

/** Usage grows between reads. */
export function measuredUse(customer: Customer): number {
  customer.reads = (customer.reads ?? 0) + 1;
  return usedBy(customer);
}

const usedBy = ({ total, reads = 0 }: Customer): number =>
  Math.min(total.premium / 2, FIRST_GB + reads * GB_OF_A_READ);

function uses(world: World, owner: Customer, tier: unknown) {
  const customer = world.has('usage is that of everybody') ? world.customers[0] : owner;
  const used = customer === undefined || tier === 'basic' ? 0 : usedBy(customer);
  if (used === 0) return [];
  const now = Math.floor(Date.now() / HOUR) * HOUR;
  const share = customer === world.customers[0] ? 1 : 0.5;
  const earlier = BEFORE.map(([ago, gb]) => ({ at: now - ago, gb: gb * share }));
  const rest = used - earlier.reduce((sum, { gb }) => sum + gb, 0);
  const all = [...earlier, { at: now, gb: rest }];
  return world.has('usage forgets what is old') ? all.slice(1) : all;
}

function usesIn(world: World, { customer, query }: Ask, longestDays: number) {
  const { tier, by } = query;
  const [from, to] = [query['from'], query['to']].map((text) =>
    Date.parse(`${String(text).replace(' ', 'T')}Z`),
  ) as [number, number];
  if (to < from && !world.has('a reversed range has no usage')) throw new Refused(400, 'Verkehrt');
  const isLong = to - from > longestDays * DAY;
  if (isLong && !world.has('a range of usage has no end')) throw new Refused(400, 'Zu lang');
  const length = by === 'hour' ? HOUR : DAY;
  const isOpen = world.has('the end of a range of usage counts') ? length : 0;
  return uses(world, customer, tier)
    .map(({ at, gb }) => ({ at: Math.floor(at / length) * length, gb }))
    .filter(({ at }) => at >= Math.floor(from / length) * length && at < to + isOpen);
}

export function getUsageHistory(world: World, ask: Ask) {
  const isHourly = ask.query['by'] === 'hour';
  const found = usesIn(world, ask, isHourly ? 366 : 3660);
  const rows = new Map<number, number>();
  for (const { at, gb } of found) rows.set(at, (rows.get(at) ?? 0) + gb);
  const all = [...rows];
  const kept = isHourly && world.has('an hour of usage is left out') ? all.slice(1) : all;
  const shift = world.has('days of usage are local') ? 2 * HOUR : 0;
  const shown = kept.map(([at, gb]) => ({ gb, time: stamp(at + shift), kanal: 1 }));
  return {
    gb: sum(kept) + (world.has('gb is another sum') ? 1 : 0),
    rows: world.has('usage is listed latest first') ? shown.toReversed() : shown,
  };
}

const sum = (rows: readonly (readonly [number, number])[]) =>
  rows.reduce((total, [, gb]) => total + gb, 0);

export function getUsageBreakdown(world: World, ask: Ask) {
  const { by } = ask.query;
  if (by === 'country') throw new Refused(404, 'Nicht erfasst');
  const ofAll = world.has('a breakdown is of all time')
    ? { ...ask, query: { ...ask.query, from: '2020-01-01 00:00:00', to: '2029-01-01 00:00:00' } }
    : ask;
  const [first = ask.customer] = world.customers;
  const isOther = world.has('a breakdown is of another customer');
  const found = usesIn(world, isOther ? { ...ofAll, customer: first } : ofAll, 3660);
  const gb = found.reduce((total, one) => total + one.gb, 0);
  const host = world.has('a host has its path') ? 'laden.example/konto?id=7' : 'laden.example';
  const names = by === 'host' ? [host, 'xn--bcher-kva.example'] : ['', 'Aushilfe'];
  const rows = names.map((name, at) => ({ name, gb: at === 0 ? (gb * 3) / 4 : gb / 4 }));
  const all = gb === 0 ? [] : rows;
  return { rows: world.has('the least used is first') ? all.toReversed() : all, gb };
}
