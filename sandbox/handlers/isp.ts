import type { Handlers } from '../operations.ts';
import { addresses } from '../rules/addresses.ts';
import { utcTime } from '../rules/utc-time.ts';
import type { IspPlanRow } from '../store/isp-plans.ts';
import { ownPlan } from './own-plan.ts';
import { signedIn } from './signed-in.ts';

export const isp = {
  listIspPlans: (visit) => visit.backend.store.ispPlans.of(signedIn(visit).id).map(record),

  getIspPlan(visit, { orderNo }) {
    const plan = ownPlan(visit, orderNo);
    return { ...record(plan), proxies: addresses(plan) };
  },
} satisfies Partial<Handlers>;

const record = (plan: IspPlanRow) => ({
  id: String(plan.id),
  orderNo: plan.orderNo,
  quantity: plan.quantity,
  days: plan.days,
  expireTime: utcTime(plan.expiresAt),
  autoRenew: plan.autoRenew,
  subscriptionId: plan.subscriptionId,
});
