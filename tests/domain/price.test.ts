import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  clampGb,
  ispPrice,
  ispQuantityLabel,
  residentialPrice,
} from '../../src/domain/money/price.ts';
import { GB_RANGE, ISP_QUANTITIES, PRICE_PER_GB, SUBNET, TIERS } from '../../src/domain/plans.ts';
import { planGigabytes, recommendPlan } from '../../src/domain/usage/data-plan.ts';
import { gb } from '../sold.ts';
import { money, thousandths } from './arbitraries.ts';

const { min: least, max: most } = GB_RANGE;

describe('residential data', () => {
  test('law: the price is GB × list price for every slider value', () => {
    for (let amount = GB_RANGE.min; amount <= GB_RANGE.max; amount += GB_RANGE.step) {
      for (const tier of TIERS) {
        const cents = amount * Math.round(PRICE_PER_GB[tier] * 100);
        expect(residentialPrice(tier, amount)).toBe(cents / 100);
      }
    }
  });

  test.each([
    [least - 1, least],
    [least, least],
    [least + 0.4, least],
    [least + 0.5, least + 1],
    [most, most],
    [most + 1, most],
    [-3, least],
    [Number.NaN, GB_RANGE.default],
    [Infinity, most],
    [-Infinity, least],
  ])('the slider turns %d into %d GB', (typed, taken) => {
    expect(clampGb(typed)).toBe(taken);
  });

  test('law: for any input, the slider has a whole number within its bounds', () => {
    fc.assert(
      fc.property(fc.double(), (typed) => {
        const taken = clampGb(typed);
        expect(Number.isInteger(taken) && taken >= least && taken <= most).toBe(true);
        expect(clampGb(taken)).toBe(taken);
      }),
    );
  });
});

describe('ISP addresses', () => {
  test('25 IPs at $2 cost $50', () => {
    expect(ispPrice(25, 2)).toBe(50);
    expect(ispPrice(75, 1.85)).toBe(138.75);
  });

  test('law: the subnet has its list price, whatever the unit price is', () => {
    fc.assert(
      fc.property(money(0, 100), (unitPrice) => {
        expect(ispPrice(SUBNET.quantity, unitPrice)).toBe(SUBNET.listPrice);
      }),
    );
  });

  test('law: the price has no fractions of a cent', () => {
    fc.assert(
      fc.property(fc.constantFrom(...ISP_QUANTITIES), money(0, 100), (quantity, unitPrice) => {
        const price = ispPrice(quantity, unitPrice);
        expect(Math.round(price * 100)).toBe(quantity * Math.round(unitPrice * 100));
        expect(String(price)).toMatch(/^\d+(\.\d{1,2})?$/);
      }),
    );
  });

  test("quantities are labeled 'N IPs', the subnet 'Subnet (N IP)'", () => {
    expect(ispQuantityLabel(25)).toBe('25 IPs');
    expect(ispQuantityLabel(SUBNET.quantity)).toBe(`Subnet (${SUBNET.quantity} IP)`);
  });
});

describe('the GB planner', () => {
  test('10,000 pages of 2,000 kB with 10 % retries take 22 GB', () => {
    expect(planGigabytes({ pages: 10_000, pageWeightKb: 2000, retriesPercent: 10 })).toBe(22);
  });

  test('a fraction of a GB is not rounded', () => {
    expect(planGigabytes({ pages: 1, pageWeightKb: 1.5, retriesPercent: 0 })).toBe(0.000_001_5);
  });

  test('missing, negative and infinite numbers count as zero', () => {
    for (const bad of [Number.NaN, -5, Infinity]) {
      expect(planGigabytes({ pages: bad, pageWeightKb: 2000, retriesPercent: 10 })).toBe(0);
      expect(planGigabytes({ pages: 1000, pageWeightKb: bad, retriesPercent: 10 })).toBe(0);
      expect(planGigabytes({ pages: 1000, pageWeightKb: 2000, retriesPercent: bad })).toBe(2);
    }
  });

  test('law: more pages, heavier pages or more retries never reduce the need', () => {
    const natural = fc.nat({ max: 1_000_000 });
    fc.assert(
      fc.property(natural, natural, natural, (pages, pageWeightKb, retriesPercent) => {
        const needed = planGigabytes({ pages, pageWeightKb, retriesPercent });
        expect(
          planGigabytes({ pages: pages + 1, pageWeightKb, retriesPercent }),
        ).toBeGreaterThanOrEqual(needed);
        expect(
          planGigabytes({ pages, pageWeightKb: pageWeightKb + 1, retriesPercent }),
        ).toBeGreaterThanOrEqual(needed);
        expect(
          planGigabytes({ pages, pageWeightKb, retriesPercent: retriesPercent + 1 }),
        ).toBeGreaterThanOrEqual(needed);
      }),
    );
  });

  test('plain pages that need a fraction of a GB get Basic, rounded up', () => {
    expect(recommendPlan(gb(22) + 0.1)).toEqual({
      tier: 'basic',
      gigabytes: gb(22) + 1,
      exceeds: false,
      price: residentialPrice('basic', gb(22) + 1),
    });
  });

  test('high-value tasks and places below the country need Premium', () => {
    expect(recommendPlan(gb(20), true)).toEqual({
      tier: 'premium',
      gigabytes: gb(20),
      exceeds: false,
      price: residentialPrice('premium', gb(20)),
    });
  });

  test('a need beyond the slider takes the maximum and shows a note', () => {
    expect(recommendPlan(most).exceeds).toBe(false);
    expect(recommendPlan(most + 0.2)).toEqual({
      tier: 'basic',
      gigabytes: most,
      exceeds: true,
      price: residentialPrice('basic', most),
    });
  });

  test('an infinite need is beyond the slider', () => {
    const needed = planGigabytes({ pages: 1e300, pageWeightKb: 1e10, retriesPercent: 0 });
    expect(recommendPlan(needed)).toMatchObject({ gigabytes: most, exceeds: true });
  });

  test('law: the recommendation covers the need unless it reports that it does not', () => {
    fc.assert(
      fc.property(thousandths(0, most + 100), (needed) => {
        const advice = recommendPlan(needed);
        expect(advice.exceeds || advice.gigabytes >= needed).toBe(true);
        expect(advice.gigabytes).toBe(clampGb(advice.gigabytes));
      }),
    );
  });
});
