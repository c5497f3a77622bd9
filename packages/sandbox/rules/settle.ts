import type { Backend } from '../backend.ts';
import type { Checkout } from '../store/checkouts.ts';
import type { Order } from '../store/orders.ts';
import { PLAN_DAYS } from './prices.ts';

const DAY_MS = 86_400_000;

/** Settles a checkout once: marks the order paid and delivers it, or declines it. Then notifies the customer's tabs. */
export function settle(
  backend: Backend,
  checkout: Checkout,
  order: Order,
  state: 'paid' | 'declined',
) {
  const closed = backend.store.transaction(() => {
    if (!backend.store.checkouts.close(checkout.id, state)) return false;
    if (state === 'paid') {
      backend.store.orders.markPaid(order.id);
      deliver(backend, checkout, order);
    }
    return true;
  });
  const status = state === 'paid' ? 1 : 0;
  if (closed) backend.announcePayment(order.customerId, { status, orderNo: order.orderNo });
}

function deliver({ store, now }: Backend, { renewsPlan, planKey }: Checkout, order: Order) {
  if (order.mealType !== 'isp') {
    store.bandwidth.credit(order.customerId, order.mealType, { total: order.quantity });
    return;
  }
  const renewed = renewsPlan === null ? undefined : store.ispPlans.byId(renewsPlan);
  if (renewed) {
    const from = Math.max(now(), renewed.expiresAt);
    store.ispPlans.extend(renewed.id, from + renewed.days * DAY_MS);
    return;
  }
  store.ispPlans.add({
    customerId: order.customerId,
    orderNo: order.orderNo,
    quantity: order.quantity,
    days: PLAN_DAYS,
    planKey: planKey ?? '',
    expiresAt: now() + PLAN_DAYS * DAY_MS,
  });
}
