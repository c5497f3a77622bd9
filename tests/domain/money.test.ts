import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  formatListPrice,
  formatMoney,
  fromCents,
  roundMoney,
  shiftDecimal,
  toCents,
} from '../../src/domain/money/money.ts';
import { money, thousandths } from './arbitraries.ts';

describe('cents', () => {
  test.each([
    [1.005, 101],
    [1.004999, 100],
    [0.615, 62],
    [8.575, 858],
    [-1.005, -101],
    [-1.004, -100],
    [0, 0],
    [1e-7, 0],
    [5e-3, 1],
    [435.2, 43_520],
    [19.99, 1999],
    [1e12, 1e14],
  ])('%d dollars are %d cents, rounded half away from zero', (usd, cents) => {
    expect(toCents(usd)).toBe(cents);
  });

  test('a tiny negative amount is 0 and not −0', () => {
    expect(Object.is(toCents(-0.001), 0)).toBe(true);
    expect(Object.is(toCents(-0), 0)).toBe(true);
  });

  test.each([Number.NaN, Infinity, -Infinity])('%d is not a valid amount of money', (usd) => {
    expect(() => toCents(usd)).toThrow('An amount of money must be a finite number');
    expect(() => formatMoney(usd)).toThrow(RangeError);
  });

  test.each([1.5, Number.NaN, Infinity])('%d is not a valid number of cents', (cents) => {
    expect(() => fromCents(cents)).toThrow('Cents must be a whole number');
  });

  test('law: converting cents to dollars and back restores them', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (cents) => {
        expect(toCents(fromCents(cents))).toBe(cents);
      }),
    );
  });

  test('law: rounding changes an amount by at most half a cent, and rounded amounts stay the same', () => {
    fc.assert(
      fc.property(thousandths(-1e6, 1e6), (usd) => {
        const rounded = roundMoney(usd);
        expect(Math.abs(rounded - usd)).toBeLessThanOrEqual(0.005 + 1e-9);
        expect(roundMoney(rounded)).toBe(rounded);
      }),
    );
  });

  test('law: rounding is symmetric around zero', () => {
    fc.assert(
      fc.property(thousandths(0.01, 1e6), (usd) => {
        expect(toCents(-usd)).toBe(-toCents(usd));
      }),
    );
  });

  test('law: no amount has fractions of a cent: its text has at most 2 decimals', () => {
    fc.assert(
      fc.property(thousandths(0, 1e9), (usd) => {
        expect(String(roundMoney(usd))).toMatch(/^\d+(\.\d{1,2})?$/);
      }),
    );
  });
});

describe('the decimal point', () => {
  test.each([
    [1.005, 2, 100.5],
    [1e-7, 2, 1e-5],
    [12, -2, 0.12],
    [1e21, 2, 1e23],
  ])('%d moved by %d is %d', (value, places, moved) => {
    expect(shiftDecimal(value, places)).toBe(moved);
  });
});

describe('money as text', () => {
  test.each([
    [13.5, '$13.50'],
    [0, '$0.00'],
    [1234.567, '$1,234.57'],
    [-2, '-$2.00'],
    [1.005, '$1.01'],
  ])('%d is written %s', (usd, text) => {
    expect(formatMoney(usd)).toBe(text);
  });

  test.each([
    [3, '$3'],
    [2.5, '$2.50'],
    [100, '$100'],
    [3.004, '$3'],
    [1000.01, '$1,000.01'],
  ])('the list price %d is written %s', (usd, text) => {
    expect(formatListPrice(usd)).toBe(text);
  });

  test('law: the text states the exact cents', () => {
    fc.assert(
      fc.property(money(0, 1e6), (usd) => {
        expect(Number(formatMoney(usd).replace(/[$,.]/g, ''))).toBe(toCents(usd));
      }),
    );
  });
});
