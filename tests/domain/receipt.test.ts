import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toCents } from '../../src/domain/money/money.ts';
import { formatUnitPrice, receiptFigures } from '../../src/domain/orders/receipt.ts';
import { money } from './arbitraries.ts';
import { runs } from './runs.ts';

const prices = money(0, 100_000);
const quantities = fc.oneof(
  fc.integer({ min: 0, max: 254 }),
  fc.double({ min: 0, noNaN: true, noDefaultInfinity: true }),
);

describe('the figures of a receipt', () => {
  test('add up to the cent (list price = discount + total) and are never negative', () => {
    fc.assert(
      fc.property(
        quantities,
        prices,
        fc.option(prices, { nil: undefined }),
        (quantity, amount, listAmount) => {
          const { list, discount, total } = receiptFigures({ quantity, amount, listAmount });
          expect(toCents(list)).toBe(toCents(discount) + toCents(total));
          expect(Math.min(list, discount, total)).toBeGreaterThanOrEqual(0);
          expect(total).toBe(amount);
        },
      ),
      { numRuns: runs(300) },
    );
  });

  test('include the unit price if there is one', () => {
    fc.assert(
      fc.property(quantities, prices, (quantity, amount) => {
        const { unitPrice } = receiptFigures({ quantity, amount });
        if (unitPrice === null) expect(quantity === 0 || amount / quantity === Infinity).toBe(true);
        else expect(unitPrice).toBe(amount / quantity);
      }),
      { numRuns: runs(300) },
    );
  });

  test.each([
    [
      { quantity: 20, amount: 68, listAmount: 80 },
      { list: 80, unitPrice: 4, discount: 12, total: 68 },
    ],
    [
      { quantity: 5, amount: 15, listAmount: 15 },
      { list: 15, unitPrice: 3, discount: 0, total: 15 },
    ],
    [
      { quantity: 20, amount: 68 },
      { list: 68, unitPrice: 3.4, discount: 0, total: 68 },
    ],
    // A list price below the total does not count as one.
    [
      { quantity: 5, amount: 15, listAmount: 10 },
      { list: 15, unitPrice: 3, discount: 0, total: 15 },
    ],
    [
      { quantity: 0, amount: 15 },
      { list: 15, unitPrice: null, discount: 0, total: 15 },
    ],
    [
      { quantity: 1, amount: 0, listAmount: 3 },
      { list: 3, unitPrice: 3, discount: 3, total: 0 },
    ],
  ])('%j is %j', (order, figures) => {
    expect(receiptFigures(order)).toEqual(figures);
  });
});

test.each([
  [4, '$4.00'],
  [3.4, '$3.40'],
  [435.2 / 254, '$1.7134'],
  [1_000, '$1,000.00'],
])('one at %d dollars is formatted as %s', (price, text) => {
  expect(formatUnitPrice(price)).toBe(text);
});
