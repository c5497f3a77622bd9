import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  describeArithmetic,
  discountedTotal,
  discountPercentage,
  formatDiscountBadge,
  formatPercentage,
  isValidDiscountQuote,
} from '../../src/domain/money/price.ts';
import { money } from './arbitraries.ts';
import { runs } from './runs.ts';

const pairs = money(0.01, 10_000).chain((original) =>
  fc.record({ original: fc.constant(original), usd: money(0, original - 0.01) }),
);

describe('a quote', () => {
  test.each([0, 1, 79.99])('of %d dollars for 80 is a discount', (usd) => {
    expect(isValidDiscountQuote(usd, 80)).toBe(true);
  });

  test.each([80, 81, -1, Number.NaN, Infinity, -Infinity, '10', null, undefined, {}])(
    'of %s for 80 is an invalid code',
    (usd) => {
      expect(isValidDiscountQuote(usd, 80)).toBe(false);
    },
  );
});

describe('the percentage', () => {
  test.each([
    [80, 68, 15],
    [100, 66.67, 33.33],
    [15, 10, 33.33],
    [15, 5, 66.67],
    [435.2, 391.68, 10],
    [80, 0, 100],
    [80, 80, 0],
    [80, 90, 0],
    [0, 0, 0],
    [800, 799, 0.13],
    [50, 43.75, 12.5],
  ])('from %d to %d dollars is %d', (original, usd, percentage) => {
    expect(discountPercentage(original, usd)).toBe(percentage);
  });

  test('law: it is from 0 to 100 with at most 2 decimals', () => {
    fc.assert(
      fc.property(pairs, ({ original, usd }) => {
        const percentage = discountPercentage(original, usd);
        expect(percentage).toBeGreaterThanOrEqual(0);
        expect(percentage).toBeLessThanOrEqual(100);
        expect(String(percentage)).toMatch(/^\d+(\.\d{1,2})?$/);
      }),
    );
  });

  test('law: applying the derived percentage gives usd, within 0.00005 × original + 0.005', () => {
    fc.assert(
      fc.property(pairs, ({ original, usd }) => {
        const total = discountedTotal(original, discountPercentage(original, usd));
        expect(Math.abs(total - usd)).toBeLessThanOrEqual(0.00005 * original + 0.005 + 1e-9);
      }),
      { numRuns: runs(1000) },
    );
  });

  test('law: a percentage that the server applied to whole cents is derived exactly', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 5, max: 100 }),
        fc.integer({ min: 1, max: 100 }),
        (gb, percent) => {
          const original = gb * 4;
          expect(discountPercentage(original, (gb * 4 * (100 - percent)) / 100)).toBe(percent);
        },
      ),
    );
  });
});

describe('the total', () => {
  test.each([
    [80, 15, 68],
    [15, 33.33, 10],
    [435.2, 10, 391.68],
    [80, 0, 80],
    [80, 100, 0],
    [80, 150, 0],
    [80, -5, 80],
    [80, Number.NaN, 80],
    [0.05, 50, 0.03],
    [1.01, 12.345, 0.89],
  ])('of %d dollars less %d percent is %d', (original, percentage, total) => {
    expect(discountedTotal(original, percentage)).toBe(total);
  });

  test('law: it is between 0 and the original, never NaN, in whole cents', () => {
    fc.assert(
      fc.property(money(0, 10_000), fc.double(), (original, percentage) => {
        const total = discountedTotal(original, percentage);
        expect(total).toBeGreaterThanOrEqual(0);
        expect(total).toBeLessThanOrEqual(original);
        expect(String(total)).toMatch(/^\d+(\.\d{1,2})?$/);
      }),
    );
  });

  test('law: a larger percentage never costs more', () => {
    const percentages = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100);
    fc.assert(
      fc.property(money(0, 10_000), percentages, percentages, (original, one, other) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)];
        expect(discountedTotal(original, high)).toBeLessThanOrEqual(discountedTotal(original, low));
      }),
    );
  });

  test('an original that is not a number is rejected', () => {
    expect(() => discountedTotal(Number.NaN, 10)).toThrow(RangeError);
  });
});

describe('in words', () => {
  test.each([
    [15, '15%'],
    [12.5, '12.5%'],
    [33.33, '33.33%'],
    [10.004, '10%'],
    [1.005, '1.01%'],
    [0, '0%'],
  ])('%d is written %s', (percentage, text) => {
    expect(formatPercentage(percentage)).toBe(text);
  });

  test("the badge reads '🎉 15% OFF'", () => {
    expect(formatDiscountBadge(15)).toBe('🎉 15% OFF');
  });

  test('20 GB with 15 % off', () => {
    const sum = { quantity: 20, unit: 'GB', unitPrice: 4, percentage: 15, total: 68 } as const;
    expect(describeArithmetic(sum)).toBe('20 GB × $4.00 − 15% = $68.00');
  });

  test('25 IPs without a discount', () => {
    const sum = { quantity: 25, unit: 'IPs', unitPrice: 2, percentage: 0, total: 50 } as const;
    expect(describeArithmetic(sum)).toBe('25 IPs × $2.00 = $50.00');
  });

  test('the subnet, whose price is for the whole', () => {
    const subnet = { quantity: 254, unit: 'IPs', unitPrice: null } as const;
    expect(describeArithmetic({ ...subnet, percentage: 0, total: 435.2 })).toBe(
      '254 IPs for $435.20',
    );
    expect(describeArithmetic({ ...subnet, original: 435.2, percentage: 10, total: 391.68 })).toBe(
      '254 IPs for $435.20 − 10% = $391.68',
    );
  });
});
