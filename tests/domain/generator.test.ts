import fc from 'fast-check';
import { expect, test } from 'vitest';
import { GetProxyConfigParams } from '../../generated/model/getProxyConfigParams.zod.ts';
import { amounts } from '../../shop.config.ts';
import { TIERS } from '../../src/domain/plans.ts';
import {
  AMOUNT_RANGE,
  clampAmount,
  DEFAULT_COUNTRY,
  DEFAULT_DURATION,
  DURATIONS,
} from '../../src/domain/proxies/generator.ts';
import { shuffle } from '../../src/domain/random.ts';
import { randomInts, seededRandomInt } from './arbitraries.ts';

test('durations, amounts and defaults match the product', () => {
  expect(DURATIONS).toEqual({ basic: [15, 30, 60, 120], premium: [10, 30, 60, 90, 120] });
  expect(DEFAULT_DURATION).toEqual({ basic: 15, premium: 10 });
  expect(AMOUNT_RANGE).toEqual({ min: 1, max: amounts.lines, default: 100 });
  expect(DEFAULT_COUNTRY).toBe('US');
});

test.each(TIERS)('the contract accepts every amount and duration that %s offers', (planType) => {
  for (const life of DURATIONS[planType]) {
    for (const count of [AMOUNT_RANGE.min, AMOUNT_RANGE.max]) {
      expect(GetProxyConfigParams.safeParse({ planType, count, life }).success).toBe(true);
    }
  }
});

test.each([
  [0, 1],
  [1, 1],
  [99.9, 99],
  [amounts.lines, amounts.lines],
  [amounts.lines + 1, amounts.lines],
  [Number.NaN, 1],
  [null, 1],
  [-Infinity, 1],
])('the amount %d is clamped to %d', (typed, taken) => {
  expect(clampAmount(typed)).toBe(taken);
});

test('law: for any input, the amount is a whole number from 1 to the longest list', () => {
  fc.assert(
    fc.property(fc.double(), (typed) => {
      const amount = clampAmount(typed);
      expect(Number.isInteger(amount) && amount >= 1 && amount <= amounts.lines).toBe(true);
    }),
  );
});

test('law: shuffling keeps every item and does not change the input', () => {
  fc.assert(
    fc.property(fc.array(fc.nat()), randomInts, (list, randomInt) => {
      const before = [...list];
      const shuffled = shuffle(list, randomInt);
      expect(shuffled.toSorted((a, b) => a - b)).toEqual(before.toSorted((a, b) => a - b));
      expect(list).toEqual(before);
    }),
  );
});

test('law: each order of three items is about equally likely', () => {
  const randomInt = seededRandomInt(7);
  const counts = new Map<string, number>();
  for (let round = 0; round < 6000; round += 1) {
    const order = shuffle(['a', 'b', 'c'], randomInt).join('');
    counts.set(order, (counts.get(order) ?? 0) + 1);
  }
  expect(counts.size).toBe(6);
  for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
});
