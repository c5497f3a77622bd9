import type { Handlers, RequestContext } from '../operations.ts';
import { addresses } from '../rules/addresses.ts';
import { toDollars } from '../rules/cents.ts';
import { allowanceOf, planReplacement, replaceAddresses } from '../rules/replacements.ts';
import { utcTime } from '../rules/utc-time.ts';
import type { IspPlanRow } from '../store/isp-plans.ts';
import { checkout } from './checkout.ts';
import { ownPlan } from './own-plan.ts';
import { signedIn } from './signed-in.ts';

/** How long the addresses of an expired plan are reserved. */
const KEPT_MS = 7 * 86_400_000;

export const isp = {
  listIspPlans: (context) =>
    context.backend.store.ispPlans.of(signedIn(context).id).map((plan) => record(context, plan)),

  getIspPlan(context, { orderNo }) {
    const plan = ownPlan(context, orderNo);
    const { store, now } = context.backend;
    const replacements = allowanceOf(plan, now());
    return {
      ...record(context, plan),
      proxies: addresses(store, plan),
      ...(replacements && { replacements }),
    };
  },

  replaceIps(context, { orderNo, ids, dryRun }) {
    const plan = ownPlan(context, orderNo);
    const { backend } = context;
    const { positions, all, cents } = planReplacement(backend, plan, ids);
    const amount = toDollars(cents);
    const pairs = positions.map((at) => ({ id: all[at]?.id ?? '', from: all[at]?.host ?? '' }));
    if (dryRun) return { pairs, amount };
    const replaces = { planId: plan.id, positions };
    if (cents > 0) {
      const { customerId } = plan;
      const orderName = `Replacement of ${ids.length} IPs of ${plan.orderNo}`;
      const order = {
        customerId,
        orderName,
        mealType: 'isp',
        quantity: ids.length,
        cents,
      } as const;
      return { pairs, amount, url: checkout(context, order, { replaces }) };
    }
    backend.store.transaction(() => replaceAddresses(backend, replaces));
    const after = addresses(backend.store, plan);
    return {
      pairs: pairs.map((pair, at) => ({ ...pair, to: after[positions[at] ?? -1]?.host ?? '' })),
      amount,
    };
  },
} satisfies Partial<Handlers>;

function record({ backend }: RequestContext, plan: IspPlanRow) {
  const { prices } = backend;
  const sold = prices.plans.find(({ planKey }) => planKey === plan.planKey);
  const now = backend.now();
  const isCharged = plan.autoRenew === 1 && plan.expiresAt > now;
  const keptUntil = plan.expiresAt + KEPT_MS;
  return {
    id: String(plan.id),
    orderNo: plan.orderNo,
    quantity: plan.quantity,
    days: plan.days,
    expireTime: utcTime(plan.expiresAt),
    autoRenew: plan.autoRenew,
    ...(plan.expiresAt <= now && keptUntil > now && { keptUntil: utcTime(keptUntil) }),
    ...(plan.subscriptionId !== null && { subscriptionId: plan.subscriptionId }),
    ...(isCharged &&
      sold && {
        nextChargeTime: utcTime(plan.expiresAt),
        nextChargeAmount: toDollars(prices.addressesCents(sold, plan.quantity)),
      }),
  };
}
