import { addPaidPlan } from './rules/paid-plan.ts';
import { PLAN_DAYS, type Prices } from './rules/prices.ts';
import type { Store } from './store/store.ts';

export const DEMO = { email: 'demo@ambergate.example', password: 'amber-demo-1' };

const DAY_MS = 86_400_000;

/** Residential orders of the demo customer: days ago, tier, GB. Every sixth is unpaid. */
const DATA_ORDERS = Array.from({ length: 22 }, (_, index) => ({
  daysAgo: index * 4 + 1,
  tier: index % 3 === 0 ? ('basic' as const) : ('premium' as const),
  gb: 5 + ((index * 7) % 40),
  isPaid: index % 6 !== 5,
}));

/** ISP plans of the demo customer: days left, negative when expired. */
const PLANS = [
  { daysLeft: 24, quantity: 25, subscriptionId: 'sub_5de01f9a' },
  { daysLeft: 11, quantity: 50, subscriptionId: null },
  { daysLeft: 3, quantity: 100, subscriptionId: 'sub_77ab03de' },
  { daysLeft: -2, quantity: 25, subscriptionId: null },
  { daysLeft: -40, quantity: 75, subscriptionId: null },
];

/** Adds the demo customer with data, plans and orders. */
export function seed(store: Store, now: number, passwordHash: string, prices: Prices): void {
  const customer = store.customers.add(DEMO.email, passwordHash);
  if (!customer) return;
  const customerId = customer.id;
  for (const { daysAgo, tier, gb, isPaid } of DATA_ORDERS) {
    store.orders.add({
      customerId,
      orderName: prices.dataOrderName(tier, gb),
      mealType: tier,
      quantity: gb,
      cents: prices.dataCents(tier, gb),
      status: isPaid ? 1 : 0,
      createdAt: now - daysAgo * DAY_MS,
    });
  }
  store.bandwidth.credit(customerId, 'basic', { total: 40, used: 33.25 });
  store.bandwidth.credit(customerId, 'premium', { total: 50, expiresAt: now + 3 * DAY_MS });
  store.bandwidth.credit(customerId, 'premium', { total: 70, expiresAt: now + 60 * DAY_MS });
  store.bandwidth.credit(customerId, 'premium', { used: 47.4 });
  // Oldest first, because the list shows the newest plan first.
  for (const { daysLeft, quantity, subscriptionId } of PLANS.toReversed()) {
    addPaidPlan(store, prices, {
      customerId,
      quantity,
      createdAt: now + (daysLeft - PLAN_DAYS) * DAY_MS,
      expiresAt: now + daysLeft * DAY_MS,
      subscriptionId,
    });
  }
  // The plan that lasts longest has two dead addresses.
  const [newest] = store.ispPlans.of(customerId);
  for (const position of [2, 7]) if (newest) store.changedAddresses.kill(newest.id, position);
}
