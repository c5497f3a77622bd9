import type { NewOrder } from '../store/orders.ts';
import type { Store } from '../store/store.ts';
import { ISP_PLAN_KEY, PLAN_DAYS, type Prices } from './prices.ts';

type PaidPlan = Required<Pick<NewOrder, 'customerId' | 'quantity' | 'createdAt'>> & {
  expiresAt: number;
  /** Null without a subscription. */
  subscriptionId: string | null;
};

/** Adds a plan with its paid order, without a purchase. */
export function addPaidPlan(
  store: Store,
  prices: Prices,
  { customerId, quantity, createdAt, expiresAt, subscriptionId }: PaidPlan,
): void {
  const { orderNo } = store.orders.add({
    customerId,
    orderName: prices.ispOrderName(quantity),
    mealType: 'isp',
    quantity,
    cents: prices.ispCents(quantity),
    status: 1,
    createdAt,
  });
  store.ispPlans.add({
    customerId,
    orderNo,
    quantity,
    days: PLAN_DAYS,
    planKey: ISP_PLAN_KEY,
    expiresAt,
    autoRenew: subscriptionId === null ? 0 : 1,
    subscriptionId,
  });
}
