import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import {
  countPlans,
  daysLeft,
  expiresSoon,
  filterPlans,
  isActive,
  isSubscribed,
  nextChange,
  nextCharge,
  planTitle,
  plansOf,
  renewedUntil,
  searchPlans,
  sortPlans,
  timeLeftText,
  type IspPlanFields,
} from '../../src/domain/isp/isp-plan.ts';
import { formatServerTime } from '../../src/domain/server-time.ts';

const now = new Date('2026-11-21T12:00:00Z');
const base = { quantity: 25, days: 30, autoRenew: 0 };
const running: IspPlanFields = {
  ...base,
  orderNo: 'ISP-A',
  expireTime: '2026-12-01 00:00:00',
  autoRenew: 1,
};
const ended: IspPlanFields = {
  ...base,
  orderNo: 'ISP-B',
  expireTime: '2026-11-01 00:00:00',
  quantity: 100,
};
const broken: IspPlanFields = { ...base, orderNo: 'isp-c', expireTime: 'soon', days: 90 };
const plans = [running, ended, broken];
const numbers = (list: readonly IspPlanFields[]) => list.map((plan) => plan.orderNo);

const anyPlans = fc.array(
  fc.record({
    orderNo: fc.string(),
    quantity: fc.nat(),
    days: fc.nat(),
    expireTime: fc
      .date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true })
      .map(formatServerTime),
    autoRenew: fc.constantFrom(0, 1),
  }),
);

describe('an ISP plan', () => {
  test('is active until the exact second of its expiry', () => {
    const isActiveUntil = (expireTime: string) => isActive({ expireTime }, now);
    expect(isActiveUntil('2026-11-21 12:00:01')).toBe(true);
    expect(isActiveUntil('2026-11-21 12:00:00')).toBe(false);
    expect(isActiveUntil('2026-11-21 11:59:59')).toBe(false);
    expect(isActiveUntil('soon')).toBe(false);
  });

  test.each([
    ['2026-11-21 12:00:01', 1],
    ['2026-11-22 12:00:00', 1],
    ['2026-11-22 12:00:01', 2],
    ['2026-11-21 12:00:00', 0],
    ['2026-11-01 12:00:00', 0],
    ['soon', 0],
  ])('that expires at %s has %d days left', (expireTime, days) => {
    expect(daysLeft({ expireTime }, now)).toBe(days);
  });

  test.each([
    ['2026-11-23 12:00:00', '2 days'],
    ['2026-11-22 12:00:01', '2 days'],
    ['2026-11-22 12:00:00', '1 day'],
    ['2026-11-22 11:59:59', '24 hours'],
    ['2026-11-21 17:00:00', '5 hours'],
    ['2026-11-21 13:00:01', '2 hours'],
    ['2026-11-21 13:00:00', '1 hour'],
    ['2026-11-21 12:59:59', '60 minutes'],
    ['2026-11-21 12:30:00', '30 minutes'],
    ['2026-11-21 12:00:01', '1 minute'],
    ['2026-11-21 12:00:00', '0 minutes'],
    ['soon', '0 minutes'],
  ])('that expires at %s shows %s', (expireTime, text) => {
    expect(timeLeftText({ expireTime }, now)).toBe(text);
  });

  test("is titled '{quantity} ISP * {days} Days'", () => {
    expect(planTitle({ quantity: 25, days: 30 })).toBe('25 ISP * 30 Days');
  });

  test('is subscribed if it has a subscriptionId', () => {
    expect(isSubscribed({ subscriptionId: 'sub_1' })).toBe(true);
    for (const subscriptionId of [undefined, ''])
      expect(isSubscribed({ subscriptionId })).toBe(false);
    expect(isSubscribed({})).toBe(false);
  });

  test('shows as much of its next charge as the server sends', () => {
    const at = new Date('2026-12-01T00:00:00Z');
    const nextChargeTime = '2026-12-01 00:00:00';
    const charge = (change: Partial<IspPlanFields>) => nextCharge({ ...running, ...change }, now);
    expect(charge({ nextChargeTime, nextChargeAmount: 50 })).toEqual({ at, amount: 50 });
    expect(charge({ nextChargeTime })).toEqual({ at, amount: null });
    expect(charge({ nextChargeAmount: 0 })).toEqual({ at: null, amount: 0 });
    expect(charge({ nextChargeTime: 'soon', nextChargeAmount: 50 })).toEqual({
      at: null,
      amount: 50,
    });
    expect(charge({})).toBeNull();
    expect(charge({ nextChargeTime: 'soon' })).toBeNull();
  });

  test('has no next charge if it does not renew automatically or the time has passed', () => {
    const known = { nextChargeTime: '2026-11-21 12:00:01', nextChargeAmount: 50 };
    expect(nextCharge({ autoRenew: 1, ...known }, now)).not.toBeNull();
    expect(nextCharge({ autoRenew: 0, ...known }, now)).toBeNull();
    const passed = { ...known, nextChargeTime: '2026-11-21 12:00:00' };
    expect(nextCharge({ autoRenew: 1, ...passed }, now)).toBeNull();
  });
});

test('a plan counts as expiring soon in its last three days', () => {
  const isSoon = (expireTime: string) => expiresSoon({ expireTime }, now);
  expect(isSoon('2026-11-24 12:00:01')).toBe(false);
  expect(isSoon('2026-11-24 12:00:00')).toBe(true);
  expect(isSoon('2026-11-21 12:00:00')).toBe(false);
});

test('a renewal starts at the expiry, or now if the plan has expired', () => {
  const until = (plan: IspPlanFields) => renewedUntil(plan, now)?.toISOString();
  expect(until(running)).toBe('2026-12-31T00:00:00.000Z');
  expect(until(ended)).toBe('2026-12-21T12:00:00.000Z');
  expect(until(broken)).toBeUndefined();
});

describe('the list of plans', () => {
  test('is filtered by renew (not yet expired) and notRenew (expired)', () => {
    expect(numbers(filterPlans(plans, 'all', now))).toEqual(['ISP-A', 'ISP-B', 'isp-c']);
    expect(numbers(filterPlans(plans, 'renew', now))).toEqual(['ISP-A']);
    expect(numbers(filterPlans(plans, 'notRenew', now))).toEqual(['ISP-B', 'isp-c']);
  });

  test('has a count for each filter', () => {
    expect(countPlans(plans, now)).toEqual({ all: 3, renew: 1, notRenew: 2 });
  });

  test('can be filtered by each statistic', () => {
    const sooner = {
      ...running,
      orderNo: 'ISP-D',
      expireTime: '2026-11-24 08:00:00',
      autoRenew: 0,
    };
    const sameDay = { ...sooner, orderNo: 'ISP-E', expireTime: '2026-11-24 11:00:00' };
    const list = [...plans, sameDay, sooner];
    expect(plansOf(list, null, now)).toEqual(list);
    expect(numbers(plansOf(list, 'autoRenewOn', now))).toEqual(['ISP-A']);
    expect(numbers(plansOf(list, 'autoRenewOff', now))).toEqual([
      'ISP-B',
      'isp-c',
      'ISP-E',
      'ISP-D',
    ]);
    expect(numbers(plansOf(list, 'nextExpiry', now))).toEqual(['ISP-E', 'ISP-D']);
    expect(numbers(plansOf(list, 'inUse', now))).toEqual(['ISP-A', 'ISP-E', 'ISP-D']);
    expect(plansOf([ended, broken], 'nextExpiry', now)).toEqual([]);
    const soonest = { ...sooner, orderNo: 'ISP-F', expireTime: '2026-11-21 12:29:30' };
    const sameMinute = { ...soonest, orderNo: 'ISP-G', expireTime: '2026-11-21 12:30:00' };
    const sameHour = { ...soonest, orderNo: 'ISP-H', expireTime: '2026-11-21 12:31:00' };
    const soon = [sameHour, soonest, sameMinute];
    expect(numbers(plansOf(soon, 'nextExpiry', now))).toEqual(['ISP-F', 'ISP-G']);
  });

  test('law: the counts match the filtered lists, which together contain every plan', () => {
    fc.assert(
      fc.property(anyPlans, (list) => {
        const counts = countPlans(list, now);
        for (const filter of ['all', 'renew', 'notRenew'] as const) {
          expect(filterPlans(list, filter, now)).toHaveLength(counts[filter]);
        }
        expect(counts.renew + counts.notRenew).toBe(counts.all);
        const [on, off] = [plansOf(list, 'autoRenewOn', now), plansOf(list, 'autoRenewOff', now)];
        expect(new Set([...on, ...off])).toEqual(new Set(list));
        expect(on.length + off.length).toBe(list.length);
        for (const plan of list) expect(isActive(plan, now)).toBe(daysLeft(plan, now) > 0);
      }),
    );
  });

  test('parses the expiry of each plan only once', () => {
    const read = vi.fn(() => running.expireTime);
    const plan = Object.defineProperty({ ...running }, 'expireTime', { get: read });
    for (const at of [now, new Date(0)]) {
      countPlans([plan], at);
      for (const statistic of ['nextExpiry', 'inUse'] as const) plansOf([plan], statistic, at);
    }
    expect(read).toHaveBeenCalledOnce();
  });

  test('changes when the next plan expires or is charged', () => {
    const charged = { ...running, nextChargeTime: '2026-11-25 00:00:00' };
    const chargedBefore = { ...running, nextChargeTime: '2026-11-20 00:00:00' };
    expect(nextChange([broken, ended, running], now)).toBe(Date.UTC(2026, 11, 1));
    expect(nextChange([running, charged, chargedBefore], now)).toBe(Date.UTC(2026, 10, 25));
    expect(nextChange([chargedBefore], now)).toBe(Date.UTC(2026, 11, 1));
    expect(nextChange([broken, ended], now)).toBe(Number.POSITIVE_INFINITY);
  });

  test('can be searched by words in a label', () => {
    const labelOf = ({ orderNo }: IspPlanFields) => (orderNo === 'ISP-B' ? 'Shoes, two' : '');
    expect(numbers(searchPlans(plans, 'TWO 100 shoes', labelOf))).toEqual(['ISP-B']);
    expect(searchPlans(plans, 'shoes 25', labelOf)).toEqual([]);
  });

  test('can be searched by a label with invisible or full-width characters', () => {
    for (const label of ['sho\u200Bes', 'ｓｈｏｅｓ', 'my\u00A0shoes', '👩\u200D💻 shoes']) {
      expect(numbers(searchPlans(plans, 'shoes', () => label).slice(0, 1)), label).toEqual([
        'ISP-A',
      ]);
      expect(
        searchPlans(plans, label, () => label),
        label,
      ).toEqual(plans);
    }
  });

  test('can be searched by a label, ignoring accents and case', () => {
    const found = searchPlans(plans, 'istanbul mag', () => 'İstanbul mağaza');
    expect(found).toEqual(plans);
  });

  test('can be searched by words in the order number and title', () => {
    expect(numbers(searchPlans(plans, 'isp-a'))).toEqual(['ISP-A']);
    expect(numbers(searchPlans(plans, '  100  days '))).toEqual(['ISP-B']);
    expect(numbers(searchPlans(plans, '90 ISP-C'))).toEqual(['isp-c']);
    expect(searchPlans(plans, 'isp-a 100')).toEqual([]);
    expect(searchPlans(plans, '')).toEqual(plans);
  });

  test('can be sorted by size and order number, with a stable order', () => {
    expect(numbers(sortPlans(plans, 'quantity', now))).toEqual(['ISP-B', 'ISP-A', 'isp-c']);
    expect(numbers(sortPlans([ended, broken, running], 'orderNo', now))).toEqual([
      'ISP-A',
      'ISP-B',
      'isp-c',
    ]);
    const twins = [running, { ...running, days: 1 }];
    expect(sortPlans(twins, 'orderNo', now)).toEqual(twins);
    expect(sortPlans(twins, 'expiry', now)).toEqual(twins);
  });

  test('can be sorted by expiry, from the next to expire to the longest expired', () => {
    const sooner = { ...running, orderNo: 'ISP-D', expireTime: '2026-11-22 00:00:00' };
    const longAgo = { ...ended, orderNo: 'ISP-E', expireTime: '2025-11-01 00:00:00' };
    expect(numbers(sortPlans([broken, longAgo, ended, running, sooner], 'expiry', now))).toEqual([
      'ISP-D',
      'ISP-A',
      'ISP-B',
      'ISP-E',
      'isp-c',
    ]);
  });
});
