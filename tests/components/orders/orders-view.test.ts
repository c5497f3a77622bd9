import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { purchasesOverTime } from '../../../src/domain/orders/purchases.ts';
import { changeView, readView, toParams } from '../../../src/features/orders/orders-view.ts';
import { stepLabel } from '../../../src/ui/plot-axis.ts';

const CLOCK = { now: new Date('2026-11-21T12:00:00Z'), timeZone: 'UTC' };
const modes = fc.constantFrom('residential' as const, 'isp' as const);
const text = fc.oneof(
  fc.string(),
  fc.constantFrom(
    '1',
    '2',
    '-1',
    '7d',
    'ytd',
    'all',
    'isp',
    '2026-01-01',
    '2026-02-30',
    '2027-01-01',
  ),
);
const searches = fc
  .record(
    { page: text, range: text, from: text, to: text, orders: text, type: text },
    { requiredKeys: [] },
  )
  .map((query) => new URLSearchParams(query));

describe('the view in the URL', () => {
  test('is valid for any URL', () => {
    fc.assert(
      fc.property(searches, modes, (search, mode) => {
        const view = readView(search, mode, CLOCK);
        const params = toParams(view, CLOCK.timeZone);
        expect(params.PageNo).toBeGreaterThanOrEqual(1);
        expect(params.SearchBeginTime < params.SearchEndTime).toBe(true);
        const isWithinToday = params.SearchEndTime <= '2026-11-21 23:59:59';
        expect(isWithinToday || view.quick !== null).toBe(true);
      }),
    );
  });

  test('survives a round trip and keeps other parameters', () => {
    const change = fc.record({
      page: fc.integer({ min: 1, max: 1_000_000 }),
      range: fc.constantFrom('7d' as const, '90d' as const, 'ytd' as const, {
        start: '2026-01-05',
        end: '2026-02-05',
      }),
      type: fc.constantFrom('residential' as const, 'isp' as const, null),
    });
    fc.assert(
      fc.property(searches, modes, change, (search, mode, wanted) => {
        const next = changeView(search, wanted);
        const view = readView(next, mode, CLOCK);
        expect(view).toMatchObject({ page: wanted.page, type: wanted.type });
        if (typeof wanted.range === 'string') expect(view.quick).toBe(wanted.range);
        else expect(view.range).toEqual(wanted.range);
        expect(next.get('type')).toBe(search.get('type'));
      }),
    );
  });
});

describe('purchases over time', () => {
  const days = fc.integer({ min: 0, max: 3000 });
  const rows = fc.array(
    fc.record({ day: days, amount: fc.integer({ min: 1, max: 254 }), isIsp: fc.boolean() }),
    { minLength: 1, maxLength: 40 },
  );

  test('include every purchase in the range and have no gaps', () => {
    fc.assert(
      fc.property(rows, (bought) => {
        const { purchases, step } = purchasesOverTime(
          bought.map(({ day, amount, isIsp }) => {
            const time = new Date(Date.UTC(2016, 0, 1 + day)).toISOString();
            return {
              time: `${time.slice(0, 10).replaceAll('-', '.')} 10:00`,
              type: isIsp ? ('ISP' as const) : ('Residential' as const),
              planType: isIsp ? ('isp' as const) : ('basic' as const),
              amount: `${amount} ${isIsp ? 'IPs' : 'GB'}`,
            };
          }),
          'UTC',
        );
        const starts = purchases.map(({ start }) => start);
        expect(new Set(starts).size).toBe(starts.length);
        expect(starts.toSorted()).toEqual(starts);
        expect(starts.length).toBeLessThanOrEqual(60);
        if (step === 'month') return;
        const sum = (isIsp: boolean) =>
          bought
            .filter((row) => row.isIsp === isIsp)
            .reduce((total, { amount }) => total + amount, 0);
        expect(purchases.reduce((total, { gigabytes }) => total + gigabytes, 0)).toBe(sum(false));
        expect(purchases.reduce((total, { ips }) => total + ips, 0)).toBe(sum(true));
      }),
    );
  });

  test('have at most 60 labeled steps in order, whatever times and amounts the rows have', () => {
    const two = (max: number) => fc.integer({ min: 0, max }).map((n) => String(n).padStart(2, '0'));
    const year = fc.oneof(fc.constantFrom(0, 1, 99, 1969, 1970, 9998, 9999), fc.nat(9999));
    const time = fc
      .tuple(year, two(13), two(32), two(24), two(60))
      .map(
        ([y, ...rest]) =>
          `${String(y).padStart(4, '0')}.${rest[0]}.${rest[1]} ${rest[2]}:${rest[3]}`,
      );
    const row = fc.record({
      time,
      type: fc.constantFrom('Residential' as const, 'ISP' as const),
      planType: fc.constant('basic' as const),
      amount: fc.constantFrom('0 GB', '5 GB', '25 IPs', `${'9'.repeat(400)} GB`),
    });
    const zones = fc.constantFrom('UTC', 'Pacific/Kiritimati', 'America/New_York');
    fc.assert(
      fc.property(fc.array(row, { maxLength: 6 }), zones, (drawn, zone) => {
        const { purchases, step } = purchasesOverTime(drawn, zone);
        const starts = purchases.map(({ start }) => start);
        expect(starts.length).toBeLessThanOrEqual(60);
        expect(starts).toEqual([...new Set(starts)].toSorted());
        for (const bought of purchases) expect(stepLabel(bought, step)).toMatch(/\d{4}$/);
      }),
    );
  });
});
