import type { Handlers, RequestContext } from '../operations.ts';
import { addresses } from '../rules/addresses.ts';
import { toDollars } from '../rules/cents.ts';
import { utcTime } from '../rules/utc-time.ts';
import type { IspPlanRow } from '../store/isp-plans.ts';
import { ownPlan } from './own-plan.ts';
import { signedIn } from './signed-in.ts';

export const isp = {
  listIspPlans: (context) =>
    context.backend.store.ispPlans.of(signedIn(context).id).map((plan) => record(context, plan)),

  getIspPlan(context, { orderNo }) {
    const plan = ownPlan(context, orderNo);
    return { ...record(context, plan), proxies: addresses(plan) };
  },
} satisfies Partial<Handlers>;

function record({ backend }: RequestContext, plan: IspPlanRow) {
  const { prices } = backend;
  const sold = prices.plans.find(({ planKey }) => planKey === plan.planKey);
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
        nextChargeAmount: toDollars(prices.addressesCents(sold, plan.quantity)),
      }),
  };
}
