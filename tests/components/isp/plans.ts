import type { IspPlan } from '../../../generated/model/ispPlan.zod.ts';

/** The time at which tests of plans start. */
export const NOW = new Date('2026-11-21T12:00:00Z');

export function plan(change: Partial<IspPlan> & Pick<IspPlan, 'orderNo'>): IspPlan {
  return {
    id: change.orderNo,
    quantity: 25,
    days: 30,
    expireTime: '2026-12-01 12:00:00',
    autoRenew: 0,
    ...change,
  };
}

export const PLANS = [
  plan({ orderNo: 'ISP-A', autoRenew: 1, subscriptionId: 'sub_1' }),
  plan({ orderNo: 'ISP-B', quantity: 50, expireTime: '2026-11-21 12:00:10' }),
  plan({ orderNo: 'ISP-C', quantity: 100, days: 90, expireTime: '2026-11-01 00:00:00' }),
];

/** An address of a plan. */
export const proxy = (host: string) => ({ host, port: 80, userName: 'u', password: 'p' });
