import { fromAbsolute, toCalendarDate } from '@internationalized/date';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { readPurchases } from '../../src/domain/orders/purchases.ts';

const rowAt = (instant: number) => ({
  time: new Date(instant).toISOString().slice(0, 16).replaceAll('-', '.').replace('T', ' '),
  type: 'ISP' as const,
  amount: '25 IPs',
});
const MINUTE = 60_000;
const minutes = fc
  .integer({ min: Date.UTC(1980, 0) / MINUTE, max: Date.UTC(2037, 0) / MINUTE })
  .map((minute) => minute * MINUTE);
/** Clocks that change at midnight, by half an hour or by a day, and offsets of quarters. */
const zones = fc.constantFrom(
  'UTC',
  'Europe/Berlin',
  'America/St_Johns',
  'America/Sao_Paulo',
  'Asia/Beirut',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Apia',
);

test('law: a purchase belongs to the day of its instant in the time zone', () => {
  fc.assert(
    fc.property(fc.array(minutes, { minLength: 1, maxLength: 20 }), zones, (instants, zone) => {
      const days = readPurchases(instants.map(rowAt), zone).map(({ day }) => day.toString());
      expect(days).toEqual(
        instants.map((instant) => toCalendarDate(fromAbsolute(instant, zone)).toString()),
      );
    }),
  );
});

test.each([
  ['Europe/Berlin', Date.UTC(2026, 2, 29)],
  ['America/St_Johns', Date.UTC(2008, 10, 2)],
  ['Pacific/Apia', Date.UTC(2011, 11, 30)],
])('each quarter hour belongs to the right day when the clocks change in %s', (zone, midnight) => {
  const instants = Array.from({ length: 192 }, (_, index) => midnight + (index - 48) * 15 * MINUTE);
  const days = readPurchases(instants.map(rowAt), zone).map(({ day }) => day.toString());
  expect(days).toEqual(
    instants.map((instant) => toCalendarDate(fromAbsolute(instant, zone)).toString()),
  );
});

test("100,000 purchases in a month look up the time zone's offset once a day", () => {
  const format = vi.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts');
  const rows = Array.from({ length: 100_000 }, (_, index) =>
    rowAt(Date.UTC(2026, 5, 1 + (index % 30), index % 24)),
  );
  const purchases = readPurchases(rows, 'Asia/Tokyo');
  expect(purchases).toHaveLength(100_000);
  expect(format.mock.calls.length).toBeLessThan(200);
  const before = format.mock.calls.length;
  // A second request for the same purchases is free.
  expect(readPurchases(rows, 'Asia/Tokyo')).toBe(purchases);
  expect(format.mock.calls.length).toBe(before);
  format.mockRestore();
});
