import { expect, test } from 'vitest';
import { Refusal } from '../../sandbox/Refusal.ts';
import { toCents, toDollars } from '../../sandbox/rules/cents.ts';
import { charge } from '../../sandbox/rules/charge.ts';
import { dataCents } from '../../sandbox/rules/data-prices.ts';
import { discounted } from '../../sandbox/rules/discount-codes.ts';
import { addressesCents } from '../../sandbox/rules/sold-plans.ts';
import type { MealType } from '../../sandbox/store/orders.ts';
import type { DiscountState } from '../../src/checkout/discount-state.ts';
import { discountReducer, initialDiscount, totalOf } from '../../src/checkout/discount-state.ts';
import { ispPrice, residentialPrice } from '../../src/domain/money/price.ts';
import { GB_RANGE, ISP_QUANTITIES, SUBNET } from '../../src/domain/plans.ts';

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

/** The server's answer to the pending check. */
function answered(state: DiscountState, product: MealType): DiscountState {
  const { check } = state;
  if (check === null) throw new Error('Nothing was asked');
  const cents = orRefused(() => discounted(check.code, toCents(check.amount), product, 'check'));
  const usd = cents === null ? null : toDollars(cents);
  return discountReducer(state, { type: 'checkCompleted', id: check.id, usd });
}

function withCode({ price, product }: Sale, code: string): DiscountState {
  const typed = discountReducer(initialDiscount(price), { type: 'typed', code });
  return answered(discountReducer(typed, { type: 'applyPressed' }), product);
}

const charged = ({ cents, product }: Sale, { appliedCode }: DiscountState) =>
  orRefused(() => toDollars(charge(cents, product, appliedCode)));

/** A code that ends between check and purchase is refused: nothing is charged. */
const isRefused = ({ appliedCode }: DiscountState) => appliedCode === 'CHECKONLY';

test('without a code the price shown is the price charged, for every amount and quantity', () => {
  expect(SALES.length).toBe(data.length + UNIT_PRICES.length * (ISP_QUANTITIES.length + 1));
  for (const sale of SALES) expect(toCents(sale.price), sale.what).toBe(sale.cents);
});

test.each(CODES)('with the code %j the price shown is the price charged', (code) => {
  for (const sale of SALES) {
    const state = withCode(sale, code);
    const shown = isRefused(state) ? null : totalOf(state);
    expect(charged(sale, state), `${sale.product} ${sale.what}`).toBe(shown);
  }
});

test.each(CODES)('an amount changed under the code %j is charged as it is shown', (code) => {
  for (const [at, sale] of SALES.entries()) {
    const next = SALES.find((other, place) => place > at && other.product === sale.product) ?? sale;
    const before = withCode(sale, code);
    const changed = discountReducer(before, { type: 'amountChanged', amount: next.price });
    const state = changed.check === null ? changed : answered(changed, sale.product);
    const shown = isRefused(state) ? null : totalOf(state);
    expect(charged(next, state), `${next.product} ${sale.what}, then ${next.what}`).toBe(shown);
  }
});

test('every code is applied to something or refused for all, so that none is tried in vain', () => {
  const applied = (code: string) =>
    SALES.filter((sale) => withCode(sale, code).status === 'applied').length;
  const never = CODES.filter((code) => applied(code) === 0);
  expect(never).toEqual(['EXPIRED', 'UNKNOWN', 'toString']);
});
