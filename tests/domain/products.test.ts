import { expect, test } from 'vitest';
import { products } from '../../shop.config.ts';
import { SELLS_ISP, SOLD, TIERS } from '../../src/domain/plans.ts';
import { lowestPrice, PRODUCTS } from '../../src/domain/products.ts';

test('the products are the plans that are sold, in order, with the prices of the shop file', () => {
  expect(PRODUCTS.map(({ plan }) => plan)).toEqual(SOLD);
  for (const { plan, price } of PRODUCTS) expect(price).toBe(products[plan].price);
});

test('the lowest price is that of the cheapest product of its unit', () => {
  expect(lowestPrice('GB')?.price).toBe(Math.min(...TIERS.map((tier) => products[tier].price)));
  expect(lowestPrice('IP')?.price).toBe(SELLS_ISP ? products.isp.price : undefined);
});
