import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatMoney } from '../../src/domain/money/money.ts';
import { spendInRange, stepsOfRange } from '../../src/domain/orders/spend.ts';
import { money } from './arbitraries.ts';
import { runs } from './runs.ts';

const FIRST = Date.UTC(2024, 0, 1);
const dayText = (day: number) => new Date(FIRST + day * 86_400_000).toISOString().slice(0, 10);
const rowsOf = (
  bought: readonly { day: number; amount: number; isIsp: boolean; price?: number }[],
) =>
  bought.map(({ day, amount, isIsp, ...price }) => ({
    time: `${dayText(day).replaceAll('-', '.')} 12:00`,
    type: isIsp ? ('ISP' as const) : ('Residential' as const),
    amount: `${amount} ${isIsp ? 'IPs' : 'GB'}`,
    ...price,
  }));

const days = fc.integer({ min: 0, max: 900 });
const rows = fc.array(
  fc.record(
    {
      day: days,
      amount: fc.integer({ min: 1, max: 254 }),
      isIsp: fc.boolean(),
      price: money(0, 5000),
    },
    { requiredKeys: ['day', 'amount', 'isIsp'] },
  ),
  { maxLength: 30 },
);
const ranges = fc
  .tuple(days, days)
  .map(([a, b]) => ({ first: Math.min(a, b), last: Math.max(a, b) }));
const steps = fc.constantFrom('day' as const, 'week' as const, 'month' as const);
const UTC = 'UTC';

describe('the amount spent in a range', () => {
  test('is the exact sum of the prices on its days, whatever the step', () => {
    fc.assert(
      fc.property(rows, ranges, steps, (bought, { first, last }, step) => {
        const range = { start: dayText(first), end: dayText(last) };
        const spend = spendInRange(rowsOf(bought), range, { step, timeZone: UTC });
        const within = bought.filter(({ day }) => day >= first && day <= last);
        const cents = within.reduce((sum, { price = 0 }) => sum + Math.round(price * 100), 0);
        expect(Math.round(spend.total.dollars * 100)).toBe(cents);
        expect(spend.total.dollars).toBe(cents / 100);
        expect(spend.unpriced).toBe(within.filter(({ price }) => price === undefined).length);
        const sum = (of: 'dollars' | 'gigabytes' | 'ips') =>
          spend.steps.reduce((total, one) => total + one[of], 0);
        expect(Math.round(sum('dollars') * 100)).toBe(cents);
        expect(sum('gigabytes')).toBe(spend.total.gigabytes);
        expect(sum('ips')).toBe(spend.total.ips);
      }),
      { numRuns: runs(200) },
    );
  });

  test('has each step of the range once, in order, and zeros without purchases', () => {
    fc.assert(
      fc.property(ranges, ({ first, last }) => {
        const range = { start: dayText(first), end: dayText(Math.min(last, first + 600)) };
        const spend = spendInRange([], range, { step: 'day', timeZone: UTC });
        const length = Math.min(last, first + 600) - first + 1;
        expect(spend.steps.map(({ start }) => start)).toEqual(
          Array.from({ length }, (_, index) => dayText(first + index)),
        );
        expect(spend.total).toEqual({ dollars: 0, gigabytes: 0, ips: 0 });
      }),
      { numRuns: runs(50) },
    );
  });

  test("is based on the customer's days", () => {
    const night = [{ time: '2026.11.20 23:30', type: 'ISP' as const, amount: '25 IPs', price: 50 }];
    const range = { start: '2026-11-21', end: '2026-11-21' };
    const dollars = (timeZone: string) =>
      spendInRange(night, range, { step: 'day', timeZone }).total.dollars;
    expect(dollars('Asia/Tokyo')).toBe(50);
    expect(dollars(UTC)).toBe(0);
  });

  test('starts with the first purchase if the range is very long, and is empty without one', () => {
    const range = { start: '0001-01-01', end: '2026-11-21' };
    const bought = rowsOf([{ day: 0, amount: 5, isIsp: false, price: 15 }]);
    const spend = spendInRange(bought, range, { step: 'month', timeZone: UTC });
    expect(spend.steps).toHaveLength(35);
    expect(spend.steps[0]).toMatchObject({ start: '2024-01-01', dollars: 15 });
    expect(spendInRange([], range, { step: 'month', timeZone: UTC }).steps).toEqual([]);
  });

  test.each([
    ['week', ['2026-11-16', '2026-11-23', '2026-11-30']],
    ['month', ['2026-11-01', '2026-12-01']],
  ] as const)(
    'has whole steps: the first day of each %s is a Monday or the 1st',
    (step, starts) => {
      const range = { start: '2026-11-22', end: '2026-12-01' };
      const { steps } = spendInRange([], range, { step, timeZone: UTC });
      expect(steps.map(({ start }) => start)).toEqual(starts);
    },
  );

  test('remains a printable number, however large', () => {
    const row = { time: '2024.01.01 12:00', type: 'ISP' as const, amount: '1 IPs', price: 6e13 };
    const range = { start: '2024-01-01', end: '2024-01-01' };
    const { total } = spendInRange([row, row], range, { step: 'day', timeZone: UTC });
    expect(formatMoney(total.dollars)).toMatch(/^\$90,071,/);
  });
});

test.each([
  ['2026-11-21', '2026-11-21', 'day', ['day', 'week', 'month']],
  ['2026-10-07', '2026-11-21', 'day', ['day', 'week', 'month']],
  ['2026-10-06', '2026-11-21', 'week', ['day', 'week', 'month']],
  ['2026-08-22', '2026-11-21', 'week', ['day', 'week', 'month']],
  ['2026-08-21', '2026-11-21', 'week', ['week', 'month']],
  ['2026-01-01', '2026-11-21', 'month', ['week', 'month']],
  ['2020-01-01', '2026-11-21', 'month', ['month']],
])(
  'from %s to %s, the default step is a %s, and the choices are %j',
  (start, end, natural, possible) => {
    expect(stepsOfRange({ start, end })).toEqual({ natural, possible });
  },
);
