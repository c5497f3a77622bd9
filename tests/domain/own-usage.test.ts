import { fromAbsolute, toCalendarDate } from '@internationalized/date';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayStartsIn } from '../../src/domain/local-days.ts';
import { DAY_MS, HOUR_MS } from '../../src/domain/server-time.ts';
import { firstDay } from '../../src/domain/usage/history.ts';
import { usedByDay } from '../../src/domain/usage/own-usage.ts';
import { runs } from './runs.ts';

const ZONES = ['UTC', 'America/New_York', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'Pacific/Apia'];
const zone = fc.constantFrom(...ZONES);
const moment = fc.integer({ min: Date.UTC(2009, 0, 1), max: Date.UTC(2035, 0, 1) });

test('law: the first instant of a day belongs to it, and the previous instant does not', () => {
  fc.assert(
    fc.property(zone, moment, (name, at) => {
      const dayOf = (instant: number) => toCalendarDate(fromAbsolute(instant, name)).toString();
      const start = dayStartsIn(name)(at);
      expect(start).toBeLessThanOrEqual(at);
      expect(dayOf(start)).toBe(dayOf(at));
      expect(dayOf(start - 1)).not.toBe(dayOf(at));
    }),
    { numRuns: runs(300) },
  );
});

/** Minutes between readings, and the data used in between in MB. */
const readings = fc.array(
  fc.record({ minutes: fc.integer({ min: 1, max: 4000 }), mb: fc.integer({ min: 0, max: 5000 }) }),
  { maxLength: 30 },
);

test('law: days of 23, 24 or 25 hours add up to all usage since the first of them', () => {
  fc.assert(
    fc.property(zone, moment, readings, (name, now, steps) => {
      const dayStart = dayStartsIn(name);
      let [at, premium] = [now, 0];
      const kept = [{ at, basic: 0, premium }];
      for (const { minutes, mb } of steps) {
        at -= minutes * 60_000;
        premium -= mb / 1000;
        kept.unshift({ at, basic: 0, premium });
      }
      const days = usedByDay(kept, 'premium', now, dayStart);
      expect(days.every((day) => dayStart(day.at) === day.at && day.gb >= 0)).toBe(true);
      expect(days.length).toBeLessThanOrEqual(7);
      const sum = days.reduce((total, { gb }) => total + gb, 0);
      const start = firstDay(7, now, dayStart);
      const all = kept[0]!.at >= start ? -kept[0]!.premium : usedSince(start);
      expect(sum).toBeCloseTo(all, 6);

      function usedSince(moment: number): number {
        const next = kept.findIndex((reading) => reading.at > moment);
        const [before, after] = [kept[next - 1], kept[next]];
        if (before === undefined || after === undefined) return 0;
        const share = (after.at - moment) / (after.at - before.at);
        return share * (after.premium - before.premium) - after.premium;
      }
    }),
    { numRuns: runs(200) },
  );
});

test('a server counter that restarts adds no usage, and neither do readings from the future', () => {
  const now = Date.UTC(2026, 10, 20, 12);
  const ago = (ms: number, basic: number) => ({ at: now - ms, basic, premium: 0 });
  const used = [ago(DAY_MS, 8), ago(HOUR_MS, 1), ago(0, 1.5), ago(-HOUR_MS, 9)];
  const days = usedByDay(used, 'basic', now, dayStartsIn('UTC'));
  expect(days.map(({ gb }) => Number(gb.toFixed(6)))).toEqual([0, 0.5]);
  expect(usedByDay([], 'basic', now, dayStartsIn('UTC'))).toEqual([]);
});
