import { fromAbsolute, toCalendarDate } from '@internationalized/date';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DAY_MS, formatServerTime, HOUR_MS } from '../../src/domain/server-time.ts';
import {
  daysOf,
  hoursOf,
  sharesCsv,
  sumGb,
  usageCsv,
  usageQuery,
  usageRange,
  utcDays,
} from '../../src/domain/usage/history.ts';
import { runs } from './runs.ts';

const ZONES = ['UTC', 'America/New_York', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'Pacific/Apia'];
const startIn = (zone: string) => (at: number) =>
  toCalendarDate(fromAbsolute(at, zone)).toDate(zone).getTime();

const days = fc.constantFrom(1, 7, 30, 90);
const zone = fc.constantFrom(...ZONES);
const moment = fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2035, 0, 1) });
const bytes = fc.integer({ min: 0, max: 50_000_000_000 });

/** Hours of the last days, with their bytes. */
const used = fc.array(fc.tuple(fc.integer({ min: 0, max: 24 * 95 }), bytes), { maxLength: 40 });

const rowsOf = (now: number, hours: readonly (readonly [number, number])[]) =>
  hours.map(([ago, size]) => ({
    time: formatServerTime(new Date(Math.floor(now / HOUR_MS) * HOUR_MS - ago * HOUR_MS)),
    gb: size / 1e9,
    requests: 1,
  }));

test('law: hours and local days contain the usage of their range, and count each byte once', () => {
  fc.assert(
    fc.property(days, zone, moment, used, (count, name, now, hours) => {
      const dayStart = startIn(name);
      const range = usageRange(count, now, dayStart);
      const inRange = hours.filter(
        ([ago]) => Math.floor(now / HOUR_MS) * HOUR_MS - ago * HOUR_MS >= range.from,
      );
      const points = hoursOf(rowsOf(now, hours), range);
      const total = inRange.reduce((sum, [, size]) => sum + size, 0);
      expect(Math.round(sumGb(points) * 1e9)).toBe(total);
      const local = daysOf(points, dayStart);
      expect(Math.round(sumGb(local) * 1e9)).toBe(total);
      expect(local.every(({ at }) => dayStart(at) === at)).toBe(true);
      expect(new Set(local.map(({ at }) => at)).size).toBe(local.length);
      if (count > 1) expect(local.length).toBeLessThanOrEqual(count);
    }),
    { numRuns: runs(100) },
  );
});

test('law: a range has whole hours, ends with the current one, and starts with the first local day', () => {
  fc.assert(
    fc.property(days, zone, moment, (count, name, now) => {
      const { from, to } = usageRange(count, now, startIn(name));
      expect([from % HOUR_MS, to % HOUR_MS]).toEqual([0, 0]);
      expect(to - now).toBeGreaterThan(0);
      expect(to - now).toBeLessThanOrEqual(HOUR_MS);
      const length = (to - from) / DAY_MS;
      expect(length).toBeGreaterThan(count === 1 ? 0 : count - 1.1);
      expect(length).toBeLessThanOrEqual(count + 0.1);
      expect(hoursOf([], { from, to })).toHaveLength((to - from) / HOUR_MS);
      const utc = utcDays({ from, to });
      expect([utc.from % DAY_MS, utc.to % DAY_MS]).toEqual([0, 0]);
      expect(from - utc.from).toBeLessThan(DAY_MS);
      expect(utc.to - to).toBeLessThan(DAY_MS);
      expect(utc.from <= from && to <= utc.to).toBe(true);
    }),
    { numRuns: runs(100) },
  );
});

test('requests that the server does not count stay unknown', () => {
  const range = { from: Date.UTC(2026, 10, 27), to: Date.UTC(2026, 10, 27, 2) };
  expect(usageQuery(range)).toEqual({ from: '2026-11-27 00:00:00', to: '2026-11-27 02:00:00' });
  const [first, second] = hoursOf([{ time: '2026-11-27 01:00:00', gb: 0.5 }], range);
  expect([first?.requests, second?.requests, second?.gb]).toEqual([null, null, 0.5]);
  const counted = hoursOf([{ time: '2026-11-27 01:00:00', gb: 0.5, requests: 3 }], range);
  expect(usageCsv(counted)).toBe(
    'Time (UTC),GB,Requests\r\n2026-11-27 00:00:00,0,0\r\n2026-11-27 01:00:00,0.5,3\r\n',
  );
});

test('a host that a spreadsheet would run as a formula is guarded', async () => {
  const forEach = async <One>(all: readonly One[], write: (one: One) => void) => all.forEach(write);
  expect(await sharesCsv('Host', [{ name: '=cmd.example', gb: 1 }], forEach)).toBe(
    "Host,GB,Requests\r\n'=cmd.example,1,\r\n",
  );
});
