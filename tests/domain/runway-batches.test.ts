import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  batchesOf,
  nextToEnd,
  runwayOf,
  type Batch,
  type Runway,
} from '../../src/domain/usage/runway.ts';
import { usedUpAt } from '../../src/domain/usage/usage.ts';
import { thousandths } from './arbitraries.ts';

const DAY = 86_400_000;
const NOW = Date.UTC(2026, 10, 22);

const ending = fc.record({
  leftGb: thousandths(0, 100),
  expiresAt: thousandths(0, 90).map((days) => NOW + Math.round(days * DAY)),
});
const lasting = fc.record({ leftGb: thousandths(0, 100), expiresAt: fc.constant(null) });
const batches = fc.array(fc.oneof(ending, lasting), { maxLength: 6 });
const paces = thousandths(0.1, 50).map((gbPerDay) => ({ days: 7, gbPerDay }));

const total = (list: readonly Batch[]) => list.reduce((sum, { leftGb }) => sum + leftGb, 0);
const timeOf = ({ end }: Runway) => end?.getTime() ?? Infinity;

test('data never lasts longer than the purchase that expires last', () => {
  const pace = fc.option(paces);
  fc.assert(
    fc.property(fc.array(ending, { minLength: 1 }), pace, (list, gbPerDay) => {
      const last = Math.max(...list.map(({ expiresAt }) => expiresAt));
      expect(timeOf(runwayOf(list, gbPerDay, NOW))).toBeLessThanOrEqual(last);
    }),
  );
});

test('data that does not expire lasts as long as without a list of purchases', () => {
  fc.assert(
    fc.property(fc.array(lasting, { minLength: 1 }), paces, (list, pace) => {
      const { end, lostGb } = runwayOf(list, pace, NOW);
      const without = usedUpAt(total(list), pace, NOW);
      expect(lostGb).toBe(0);
      expect(end === null).toBe(without === null);
      if (end && without) expect(Math.abs(end.getTime() - without.getTime())).toBeLessThan(10);
    }),
  );
});

test('used data and expired data add up to all data left', () => {
  fc.assert(
    fc.property(batches, paces, (list, pace) => {
      const { end, lostGb } = runwayOf(list, pace, NOW);
      if (end === null) return;
      const usedGb = ((end.getTime() - NOW) / DAY) * pace.gbPerDay;
      expect(Math.abs(usedGb + lostGb - total(list))).toBeLessThan(0.001);
      expect(lostGb).toBeGreaterThanOrEqual(-0.001);
    }),
  );
});

test('faster usage never makes data last longer, nor lets more of it expire', () => {
  fc.assert(
    fc.property(batches, paces, thousandths(1, 5), (list, pace, times) => {
      const slow = runwayOf(list, pace, NOW);
      const fast = runwayOf(list, { ...pace, gbPerDay: pace.gbPerDay * times }, NOW);
      expect(timeOf(fast)).toBeLessThanOrEqual(timeOf(slow) + 1);
      expect(fast.lostGb).toBeLessThanOrEqual(slow.lostGb + 0.001);
    }),
  );
});

test('the order of the purchases does not matter', () => {
  fc.assert(
    fc.property(batches, paces, (list, pace) => {
      const [one, other] = [list, list.toReversed()].map((all) => runwayOf(all, pace, NOW));
      expect(Math.abs(timeOf(one as Runway) - timeOf(other as Runway)) || 0).toBeLessThan(10);
    }),
  );
});

test('the purchase that expires first is used first, and its remainder is lost', () => {
  const list = [
    { leftGb: 10, expiresAt: null },
    { leftGb: 7, expiresAt: NOW + 4 * DAY },
    { leftGb: 2, expiresAt: NOW + 4 * DAY },
  ];
  const runway = runwayOf(list, { days: 7, gbPerDay: 1 }, NOW);
  expect(runway).toEqual({ end: new Date(NOW + 14 * DAY), lostGb: 5 });
  expect(nextToEnd(list)).toEqual({ at: new Date(NOW + 4 * DAY), leftGb: 9 });
});

test('without a pace, data lasts until the last purchase expires', () => {
  const list = [2, 5].map((days) => ({ leftGb: 3, expiresAt: NOW + days * DAY }));
  expect(runwayOf(list, null, NOW)).toEqual({ end: new Date(NOW + 5 * DAY), lostGb: 6 });
  const lasts = [{ leftGb: 3, expiresAt: null }];
  expect(runwayOf(lasts, null, NOW)).toEqual({ end: null, lostGb: 0 });
  expect(nextToEnd(lasts)).toBeNull();
  expect(nextToEnd([])).toBeNull();
});

test('an end date is shown for up to a year ahead', () => {
  const endOf = (days: number) =>
    runwayOf([{ leftGb: days, expiresAt: null }], { days: 7, gbPerDay: 1 }, NOW).end;
  expect(endOf(365)).toEqual(new Date(NOW + 365 * DAY));
  expect(endOf(365.1)).toBeNull();
});

test('the purchases of a tier are those that have data left', () => {
  const listed = [
    { tier: 'basic', leftGb: 1, expireTime: '2026-12-01 00:00:00' },
    { tier: 'premium', leftGb: 2, expireTime: '2026-11-30 00:00:00' },
    { tier: 'basic', leftGb: 0, expireTime: '2026-11-25 00:00:00' },
    { tier: 'basic', leftGb: 3 },
    { tier: 'basic', leftGb: 4, expireTime: '2026-02-31 00:00:00' },
    { tier: 'basic', leftGb: 5, expireTime: '2026-11-26 00:00:00' },
  ] as const;
  expect(batchesOf(listed, 'basic')).toEqual([
    { leftGb: 5, expiresAt: Date.UTC(2026, 10, 26) },
    { leftGb: 1, expiresAt: Date.UTC(2026, 11, 1) },
    { leftGb: 3, expiresAt: null },
    { leftGb: 4, expiresAt: null },
  ]);
});
