import { describe, expect, test } from 'vitest';
import { products } from '../../shop.config.ts';
import {
  amountOf,
  describePurchase,
  isProductType,
  isTier,
  ORDER_TYPE,
  planOfParam,
  PLANS,
  SOLD,
  TIERS,
  type Plan,
} from '../../src/domain/plans.ts';

const ALL = Object.keys(PLANS) as Plan[];

test("a link's plan parameter accepts each plan that is sold, and nothing else", () => {
  expect(ALL.map((plan) => PLANS[plan].param)).toEqual(['resi_basic', 'resi_premium', 'isp']);
  for (const plan of ALL)
    expect(planOfParam(PLANS[plan].param)).toBe(SOLD.includes(plan) ? plan : undefined);
  for (const other of ['basic', 'premium', 'resi_isp', 'toString', '', null, undefined, 0]) {
    expect(planOfParam(other)).toBeUndefined();
  }
});

test('residential plans are the tiers, and the other plan is ISP', () => {
  const residential = ALL.filter((plan) => PLANS[plan].product === 'residential');
  expect(residential).toEqual(TIERS);
  expect(ALL.filter(isTier)).toEqual(TIERS);
  for (const other of ['isp', 'Basic', 'residential', null, undefined]) {
    expect(isTier(other)).toBe(false);
  }
  for (const plan of ALL) expect(isProductType(PLANS[plan].product)).toBe(true);
  for (const other of ['basic', 'ISP', '', null]) expect(isProductType(other)).toBe(false);
});

test('Order/PageList uses 0 for residential orders and 1 for ISP orders', () => {
  expect(ORDER_TYPE).toEqual({ residential: 0, isp: 1 });
});

describe('an amount', () => {
  test('is in GB for data and in IPs for addresses', () => {
    expect(amountOf('basic', 5)).toBe('5 GB');
    expect(amountOf('isp', 25)).toBe('25 IPs');
  });

  test('is labeled with its plan', () => {
    expect(describePurchase({ plan: 'basic', amount: 5 })).toBe(`5 GB ${products.basic.name}`);
    expect(describePurchase({ plan: 'premium', amount: 20 })).toBe(
      `20 GB ${products.premium.name}`,
    );
    expect(describePurchase({ plan: 'isp', amount: 25 })).toBe(`25 IPs ${products.isp.name}`);
  });
});
