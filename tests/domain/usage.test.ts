import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canGenerate, formatGb, isLow, usageOf } from '../../src/domain/usage/usage.ts';
import { thousandths } from './arbitraries.ts';

const bandwidth = {
  basicUsedBandwidth: 2,
  basicTotalBandWidth: 10,
  premiumUsedBandwidth: 30,
  premiumTotalBandWidth: 20,
};
/** Two of them are often equal, or nearly so. */
const gigabytes = fc.oneof(thousandths(0, 0.002), thousandths(0, 10));
const usages = fc
  .record({ used: gigabytes, total: gigabytes })
  .map(({ used, total }) =>
    usageOf({ ...bandwidth, basicUsedBandwidth: used, basicTotalBandWidth: total }, 'basic'),
  );

test('each tier has separate figures', () => {
  expect(usageOf(bandwidth, 'basic')).toEqual({
    usedGb: 2,
    totalGb: 10,
    remainingGb: 8,
  });
  expect(usageOf(bandwidth, 'premium')).toEqual({
    usedGb: 30,
    totalGb: 20,
    remainingGb: 0,
  });
});

test('generating requires that the total exceeds the data used', () => {
  expect(canGenerate({ usedGb: 9.99, totalGb: 10 })).toBe(true);
  expect(canGenerate({ usedGb: 10, totalGb: 10 })).toBe(false);
  expect(canGenerate({ usedGb: 0, totalGb: 0 })).toBe(false);
});

test('data is low at 10 % or less, and never if none was bought', () => {
  expect(isLow({ remainingGb: 1, totalGb: 10 })).toBe(true);
  expect(isLow({ remainingGb: 1.01, totalGb: 10 })).toBe(false);
  expect(isLow({ remainingGb: 0, totalGb: 0 })).toBe(false);
});

test('law: the remaining data is between 0 and the total, and above 0 if lists can be generated', () => {
  fc.assert(
    fc.property(usages, (usage) => {
      expect(usage.remainingGb >= 0 && usage.remainingGb <= usage.totalGb).toBe(true);
      expect(canGenerate(usage)).toBe(usage.remainingGb > 0);
    }),
  );
});

test.each([
  [0, '0 GB'],
  [12.5, '12.5 GB'],
  [12.345, '12.35 GB'],
  [1234.5, '1,234.5 GB'],
  [-0, '0 GB'],
  [0.004, '< 0.01 GB'],
  [0.005, '0.01 GB'],
])('%d GB is written "%s"', (gb, text) => {
  expect(formatGb(gb)).toBe(text);
});
