import { Refusal } from '@ambergate/sandbox/Refusal.ts';
import { toCents, toDollars } from '@ambergate/sandbox/rules/cents.ts';
import { charge } from '@ambergate/sandbox/rules/charge.ts';
import { discounted } from '@ambergate/sandbox/rules/discount-codes.ts';
import { pricesOf } from '@ambergate/sandbox/rules/prices.ts';
import type { MealType } from '@ambergate/sandbox/store/orders.ts';
import { expect, test } from 'vitest';
import * as shop from '../../shop.config.ts';
import {
  discountPercentage,
  discountedTotal,
  ispPrice,
  isValidDiscountQuote,
  residentialPrice,
} from '../../src/domain/money/price.ts';
import { GB_RANGE, ISP_QUANTITIES, SUBNET } from '../../src/domain/plans.ts';
import { typedText } from '../../src/domain/typed-text.ts';

/** Compares the shop's price with the sandbox's own arithmetic, in whole cents, for everything that can be bought. */

const CODES = [
  'AMBER15',
  ' amber15 ',
  'FRACTION',
  'FIVEOFF',
  'CAPPED',
  'EXPIRED',
  'ISPONLY',
].concat(['RESIONLY', 'CHECKONLY', 'UNKNOWN', 'toString']);
const { dataCents, addressesCents } = pricesOf(shop);
/** US dollars per IP: the sandbox's price, and prices that binary fractions cannot represent. */
const UNIT_PRICES = [2, 1.2, 2.35, 0.07, 1.005, 19.99];

type Sale = { what: string; product: MealType; price: number; cents: number };

const data = (['basic', 'premium'] as const).flatMap((product) =>
  Array.from({ length: GB_RANGE.max - GB_RANGE.min + 1 }, (_, step): Sale => {
    const gigabytes = GB_RANGE.min + step * GB_RANGE.step;
    const price = residentialPrice(product, gigabytes);
    return { what: `${gigabytes} GB`, product, price, cents: dataCents(product, gigabytes) };
  }),
);
const addresses = UNIT_PRICES.flatMap((unitPrice) =>
  [...ISP_QUANTITIES, SUBNET.quantity].map((quantity): Sale => {
    const plan = { planKey: 'k', planName: 'n', unitCents: toCents(unitPrice) };
    const price = ispPrice(quantity, toDollars(plan.unitCents));
    const cents = addressesCents(plan, quantity);
    return { what: `${quantity} IPs at $${unitPrice}`, product: 'isp', price, cents };
  }),
);
const SALES = [...data, ...addresses];

function orRefused<T>(ask: () => T): T | null {
  try {
    return ask();
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

type Shown = { appliedCode: string; total: number };

/** What the shop shows after the server has responded for a code. */
function withCode({ price, product }: Sale, code: string): Shown {
  const appliedCode = typedText(code);
  const cents = orRefused(() => discounted(appliedCode, toCents(price), product, 'check'));
  const usd = cents === null ? null : toDollars(cents);
  if (!isValidDiscountQuote(usd, price)) return { appliedCode: '', total: price };
  return { appliedCode, total: discountedTotal(price, discountPercentage(price, usd)) };
}

const charged = ({ cents, product }: Sale, { appliedCode }: Shown) =>
  orRefused(() => toDollars(charge(cents, product, appliedCode)));

/** A code that expires between check and purchase is rejected, and nothing is charged. */
const isRefused = ({ appliedCode }: Shown) => appliedCode === 'CHECKONLY';

test('without a code, the price shown is the price charged, for every amount and quantity', () => {
  expect(SALES.length).toBe(data.length + UNIT_PRICES.length * (ISP_QUANTITIES.length + 1));
  for (const sale of SALES) expect(toCents(sale.price), sale.what).toBe(sale.cents);
});

test.each(CODES)('with the code %j, the price shown is the price charged', (code) => {
  for (const sale of SALES) {
    const shown = withCode(sale, code);
    const total = isRefused(shown) ? null : shown.total;
    expect(charged(sale, shown), `${sale.product} ${sale.what}`).toBe(total);
  }
});
