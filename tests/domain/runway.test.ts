import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addReading,
  hasPace,
  paceOf,
  usedUpAt,
  type Reading,
} from '../../src/domain/usage/usage.ts';
import { thousandths } from './arbitraries.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const NOW = Date.UTC(2026, 10, 22);

/** Used Premium data this many days ago. */
const ago = (days: number, premium: number): Reading => ({
  at: NOW - days * DAY,
  basic: 0,
  premium,
});

test.each([
  ['a week of readings', [ago(7, 10), ago(3, 12), ago(0, 17)], { days: 7, gbPerDay: 1 }],
  ['four days', [ago(4, 10), ago(0, 12)], { days: 4, gbPerDay: 0.5 }],
  ['two readings of one moment', [ago(4, 10), ago(4, 10), ago(0, 12)], { days: 4, gbPerDay: 0.5 }],
  ['nothing used', [ago(4, 10), ago(0, 10)], { days: 4, gbPerDay: 0 }],
  ['a reading before the week', [ago(14, 0), ago(0, 14)], { days: 7, gbPerDay: 1 }],
  [
    'a server that restarts its count',
    [ago(7, 50), ago(4, 0), ago(0, 8)],
    { days: 4, gbPerDay: 2 },
  ],
  ['restarted a day ago', [ago(7, 50), ago(1, 0), ago(0, 8)], { days: 1, gbPerDay: 8 }],
  ['restarted since', [ago(7, 50), ago(0.9, 0), ago(0, 8)], null],
  ['less than a day', [ago(0.9, 1), ago(0, 2)], null],
  ['one reading', [ago(5, 1)], null],
  ['no reading', [], null],
  ['the future only', [ago(-3, 1), ago(-5, 2)], null],
])('the pace of %s', (_, readings, pace) => {
  expect(paceOf(readings, 'premium', NOW)).toEqual(pace);
});

test('each tier has its own pace', () => {
  const readings = [ago(4, 10), ago(0, 12)].map((reading, at) => ({ ...reading, basic: at * 8 }));
  expect(paceOf(readings, 'basic', NOW)?.gbPerDay).toBe(2);
  expect(paceOf(readings, 'premium', NOW)?.gbPerDay).toBe(0.5);
});

test('an end date is predicted for up to a year', () => {
  const pace = { days: 7, gbPerDay: 0.5 };
  expect(usedUpAt(5, pace, NOW)).toEqual(new Date(NOW + 10 * DAY));
  expect(usedUpAt(182.5, pace, NOW)).toEqual(new Date(NOW + 365 * DAY));
  expect(usedUpAt(183, pace, NOW)).toBeNull();
  expect(usedUpAt(5, { ...pace, gbPerDay: 0 }, NOW)).toBeNull();
});

test('a reading within an hour of the last one is not stored', () => {
  const readings = [ago(0, 1)];
  expect(addReading(readings, { ...ago(0, 2), at: NOW + HOUR - 1 })).toBe(readings);
  expect(addReading(readings, { ...ago(0, 2), at: NOW + HOUR })).toHaveLength(2);
});

test('readings from the future are removed, because the clock was set back', () => {
  expect(addReading([ago(3, 1), ago(-1, 9)], ago(0, 2))).toEqual([ago(3, 1), ago(0, 2)]);
});

const visits = fc
  .array(
    fc.record({
      hours: fc.oneof(fc.nat(5), fc.nat(300)),
      gb: fc.oneof(fc.constant(0), thousandths(0, 50)),
    }),
    {
      maxLength: 400,
    },
  )
  .map((steps) => {
    let at = NOW - 1000 * DAY;
    let premium = 0;
    return steps.map(({ hours, gb }) => {
      at += hours * HOUR;
      premium += gb;
      return { at, basic: 0, premium };
    });
  });

test('law: few readings are stored, an hour apart, and removed ones do not change the pace', () => {
  fc.assert(
    fc.property(visits, (all) => {
      const hourly = all.filter((reading, at) => at === 0 || reading.at > (all[at - 1]?.at ?? 0));
      const kept = hourly.reduce<readonly Reading[]>(addReading, []);
      expect(kept.length).toBeLessThanOrEqual(7 * 24 + 2);
      const now = kept.at(-1)?.at ?? NOW;
      expect(paceOf(kept, 'premium', now)).toEqual(paceOf(hourly, 'premium', now));
    }),
  );
});

test('law: a pace is never negative, covers 1 to 7 days, and matches hasPace', () => {
  fc.assert(
    fc.property(visits, (readings) => {
      const now = readings.at(-1)?.at ?? NOW;
      const pace = paceOf(readings, 'premium', now);
      expect(hasPace(readings, now)).toBe(pace !== null);
      if (pace === null) return;
      expect(pace.gbPerDay).toBeGreaterThanOrEqual(0);
      expect(pace.days).toBeGreaterThanOrEqual(1);
      expect(pace.days).toBeLessThanOrEqual(7);
    }),
  );
});
