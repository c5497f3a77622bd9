import type { Handlers, Visit } from '../operations.ts';
import { addresses } from '../rules/addresses.ts';
import { toDollars } from '../rules/cents.ts';
import { addressesCents } from '../rules/sold-plans.ts';
import { utcTime } from '../rules/utc-time.ts';
import type { IspPlanRow } from '../store/isp-plans.ts';
import { ownPlan } from './own-plan.ts';
import { signedIn } from './signed-in.ts';

export const isp = {
  listIspPlans: (visit) =>
    visit.backend.store.ispPlans.of(signedIn(visit).id).map((plan) => record(visit, plan)),

  getIspPlan(visit, { orderNo }) {
    const plan = ownPlan(visit, orderNo);
    return { ...record(visit, plan), proxies: addresses(plan) };
  },
} satisfies Partial<Handlers>;

function record({ backend }: Visit, plan: IspPlanRow) {
  const sold = backend.plans.find(({ planKey }) => planKey === plan.planKey);
  const isCharged = plan.autoRenew === 1 && plan.expiresAt > backend.now();
  return {
    id: String(plan.id),
    orderNo: plan.orderNo,
    quantity: plan.quantity,
    days: plan.days,
    expireTime: utcTime(plan.expiresAt),
    autoRenew: plan.autoRenew,
    ...(plan.subscriptionId !== null && { subscriptionId: plan.subscriptionId }),
    ...(isCharged &&
      sold && {
        nextChargeTime: utcTime(plan.expiresAt),
        nextChargeAmount: toDollars(addressesCents(sold, plan.quantity)),
      }),
  };
}
