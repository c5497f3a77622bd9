import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  isValidRange,
  QUICK_RANGES,
  quickRange,
  quickRangeOf,
  todayIn,
  toQuery,
} from '../../src/domain/orders/order-range.ts';
import { parseServerTime } from '../../src/domain/server-time.ts';
import { runs } from './runs.ts';

/** Zones that change at midnight, by half an hour, far from UTC, never, and one that skipped a day. */
const ZONES = [
  'UTC',
  'America/New_York',
  'America/Sao_Paulo',
  'America/Havana',
  'America/St_Johns',
  'Africa/Cairo',
  'Asia/Beirut',
  'Asia/Kathmandu',
  'Asia/Tokyo',
  'Australia/Lord_Howe',
  'Europe/Berlin',
  'Pacific/Apia',
  'Pacific/Kiritimati',
];
const zones = fc.constantFrom(...ZONES);
const instants = fc.date({
  min: new Date('2012-01-02T00:00:00Z'),
  max: new Date('2037-12-31T00:00:00Z'),
  noInvalidDate: true,
});
const quicks = fc.constantFrom(...QUICK_RANGES);
const DAY = 86_400_000;

const instantOf = (text: string) => parseServerTime(text)?.getTime() ?? Number.NaN;
const inUtc = (range: { SearchBeginTime: string; SearchEndTime: string }) => ({
  begin: instantOf(range.SearchBeginTime),
  end: instantOf(range.SearchEndTime),
});
const nextDay = (day: string) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + DAY).toISOString().slice(0, 10);
const wallClock = (instant: number, timeZone: string) =>
  new Date(instant).toLocaleString('sv-SE', { timeZone });

describe('quick ranges', () => {
  const now = new Date('2026-11-21T12:00:00Z');

  test.each([
    ['7d', '2026-11-15'],
    ['30d', '2026-10-23'],
    ['90d', '2026-08-24'],
    ['ytd', '2026-01-01'],
  ] as const)('%s starts on %s and ends today', (range, start) => {
    expect(quickRange(range, now, 'UTC')).toEqual({ start, end: '2026-11-21' });
  });

  test("today is based on the customer's time zone", () => {
    const late = new Date('2025-12-31T23:30:00Z');
    expect(todayIn(late, 'UTC')).toBe('2025-12-31');
    expect(quickRange('ytd', late, 'Asia/Tokyo')).toEqual({
      start: '2026-01-01',
      end: '2026-01-01',
    });
    expect(quickRange('ytd', late, 'America/New_York').start).toBe('2025-01-01');
  });

  test('law: a quick range has its number of days, ends today and is valid', () => {
    fc.assert(
      fc.property(fc.constantFrom('7d', '30d', '90d'), instants, zones, (quick, at, zone) => {
        const range = quickRange(quick, at, zone);
        const days = (Date.parse(range.end) - Date.parse(range.start)) / DAY + 1;
        expect(days).toBe(Number.parseInt(quick, 10));
        expect(range.end).toBe(todayIn(at, zone));
        expect(isValidRange(range, at, zone)).toBe(true);
      }),
    );
  });

  test('law: the year to date starts on January 1 of the current year', () => {
    fc.assert(
      fc.property(instants, zones, (at, zone) => {
        const { start, end } = quickRange('ytd', at, zone);
        expect(start).toBe(`${end.slice(0, 4)}-01-01`);
      }),
    );
  });

  test('law: a quick range is recognized by its days', () => {
    fc.assert(
      fc.property(quicks, instants, zones, (quick, at, zone) => {
        const range = quickRange(quick, at, zone);
        const found = quickRangeOf(range, at, zone);
        expect(found && quickRange(found, at, zone)).toEqual(range);
      }),
    );
  });

  test('any other range is not a quick range', () => {
    expect(quickRangeOf({ start: '2026-11-15', end: '2026-11-20' }, now, 'UTC')).toBeNull();
    expect(quickRangeOf({ start: '2026-11-14', end: '2026-11-21' }, now, 'UTC')).toBeNull();
    expect(quickRangeOf({ start: '2026-08-24', end: '2026-11-21' }, now, 'UTC')).toBe('90d');
  });
});

describe('a range in UTC', () => {
  test.each([
    ['UTC', '2026-11-21', '2026-11-21 00:00:00', '2026-11-21 23:59:59'],
    ['America/New_York', '2026-07-01', '2026-07-01 04:00:00', '2026-07-02 03:59:59'],
    ['Asia/Kathmandu', '2026-07-01', '2026-06-30 18:15:00', '2026-07-01 18:14:59'],
    // Days of 23 and 25 hours.
    ['Europe/Berlin', '2026-03-29', '2026-03-28 23:00:00', '2026-03-29 21:59:59'],
    ['Europe/Berlin', '2026-10-25', '2026-10-24 22:00:00', '2026-10-25 22:59:59'],
    // The clock jumps from 24:00 to 01:00, and back from 24:00 to 23:00.
    ['America/Sao_Paulo', '2018-11-04', '2018-11-04 03:00:00', '2018-11-05 01:59:59'],
    ['America/Sao_Paulo', '2018-02-17', '2018-02-17 02:00:00', '2018-02-18 02:59:59'],
  ])('in %s, the day %s runs from %s to %s', (zone, day, SearchBeginTime, SearchEndTime) => {
    expect(toQuery({ start: day, end: day }, zone)).toEqual({ SearchBeginTime, SearchEndTime });
  });

  test('law: every quick range contains today', () => {
    fc.assert(
      fc.property(quicks, instants, zones, (quick, at, zone) => {
        const { begin, end } = inUtc(toQuery(quickRange(quick, at, zone), zone));
        expect(begin).toBeLessThanOrEqual(at.getTime());
        expect(at.getTime()).toBeLessThan(end + 1000);
      }),
      { numRuns: runs(500) },
    );
  });

  test('law: it starts at 00:00:00, or at the first existing second if midnight is skipped', () => {
    fc.assert(
      fc.property(instants, zones, (at, zone) => {
        const day = todayIn(at, zone);
        const { begin } = inUtc(toQuery({ start: day, end: day }, zone));
        const clock = wallClock(begin, zone);
        expect(clock.startsWith(day)).toBe(true);
        const skipped =
          !wallClock(begin - 1000, zone).endsWith('23:59:59') || !clock.endsWith('00:00:00');
        if (!skipped) expect(clock).toBe(`${day} 00:00:00`);
        expect(wallClock(begin - 1000, zone) < clock || skipped).toBe(true);
      }),
      { numRuns: runs(500) },
    );
  });

  test('law: days follow each other without gaps or overlaps in every time zone', () => {
    for (const zone of ZONES) {
      let day = '2018-10-20';
      for (let count = 0; count < runs(800); count += 1) {
        const next = nextDay(day);
        const today = inUtc(toQuery({ start: day, end: day }, zone));
        const tomorrow = inUtc(toQuery({ start: next, end: next }, zone));
        expect(tomorrow.begin - today.end).toBe(1000);
        expect(today.end).toBeGreaterThan(today.begin);
        day = next;
      }
    }
  });

  test('a day or a time zone that does not exist is rejected', () => {
    expect(() => toQuery({ start: '2026-02-30', end: '2026-03-01' }, 'UTC')).toThrow();
    expect(() => toQuery({ start: '2026-02-01', end: 'soon' }, 'UTC')).toThrow();
    expect(() => toQuery({ start: '2026-02-01', end: '2026-02-01' }, 'Mars/Olympus')).toThrow();
  });
});

describe('a valid range', () => {
  const now = new Date('2026-11-21T23:30:00Z');
  test.each([
    ['2026-11-01', '2026-11-21', true],
    ['2026-11-21', '2026-11-21', true],
    ['2026-11-21', '2026-11-22', false],
    ['2026-11-21', '2026-11-20', false],
    ['2026-02-29', '2026-11-20', false],
    ['2026-02-28', '', false],
    ['', '2026-02-28', false],
    ['2028-02-29', '2028-02-29', false],
  ])('%s to %s: %s', (start, end, isValid) => {
    expect(isValidRange({ start, end }, now, 'UTC')).toBe(isValid);
  });

  test('can end tomorrow if it is already tomorrow', () => {
    expect(isValidRange({ start: '2026-11-21', end: '2026-11-22' }, now, 'Asia/Tokyo')).toBe(true);
  });
});
