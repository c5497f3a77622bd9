import { addPaidPlan } from './rules/paid-plan.ts';
import { PLAN_DAYS, type Prices } from './rules/prices.ts';
import type { Customer } from './store/customers.ts';
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

/** Hours of 90 days. */
const LAST_QUARTER = 2160;

/**
 * Proxy users of the demo customer: one near the limit, one with a daily limit, one over the limit, and a deactivated
 * one.
 */
const PROXY_USERS = [
  { name: 'scraper-1', tier: 'premium', limitGb: 15, period: 'total' },
  { name: 'price-monitor', tier: 'premium', limitGb: 2, period: 'day' },
  { name: 'client-acme', tier: 'basic', limitGb: 5, period: 'total' },
  { name: 'intern', tier: 'basic', limitGb: null, period: 'month' },
] as const;

/** Other devices of the demo customer: the client, and days since the sign-in. */
const SESSIONS = [
  ['Safari on iPhone', 46],
  ['Chrome on Android', 9],
  ['Firefox on Windows', 2],
] as const;

function addProxyUsers(store: Store, { id, proxyUser }: Customer): void {
  for (const user of PROXY_USERS) store.proxyUsers.add(id, proxyUser, user);
  const last = store.proxyUsers.of(id)[0];
  if (last) store.proxyUsers.save(last.id, last, false);
}

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
  addProxyUsers(store, customer);
  store.bandwidth.credit(customerId, 'basic', {
    total: 40,
    used: 33.25,
    parts: [
      { gb: 27.4, hours: LAST_QUARTER },
      { gb: 5.25, hours: 400, hosts: 4, proxyUserId: 3 },
      { gb: 0.6, hours: 30, hosts: 2, proxyUserId: 4 },
    ],
  });
  store.bandwidth.credit(customerId, 'premium', { total: 50, expiresAt: now + 3 * DAY_MS });
  store.bandwidth.credit(customerId, 'premium', { total: 70, expiresAt: now + 60 * DAY_MS });
  store.bandwidth.credit(customerId, 'premium', {
    used: 47.4,
    parts: [
      { gb: 32, hours: LAST_QUARTER, hosts: 40 },
      { gb: 12.4, hours: 500, proxyUserId: 1 },
      { gb: 3, hours: 720, hosts: 5, proxyUserId: 2 },
    ],
  });
  store.allowedIps.replace(customerId, ['203.0.113.7', '198.51.100.0/24', '2001:db8:12:34::/64']);
  store.alertSettings.save(customerId, {
    email: true,
    webhook: 'https://hooks.customer.example/ambergate',
    dataLeftPercent: [20, 5],
    daysBefore: [7, 1],
    hoursBeforeCharge: 24,
  });
  for (const [client, daysAgo] of SESSIONS) {
    store.tokens.issue(customerId, client, now - daysAgo * DAY_MS);
  }
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
