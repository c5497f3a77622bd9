import type { Backend } from '../backend.ts';
import type { Checkout, ReplacedPositions } from '../store/checkouts.ts';
import type { Order } from '../store/orders.ts';
import { PLAN_DAYS } from './prices.ts';
import { replaceAddresses } from './replacements.ts';
import { ipsInStock } from './stock.ts';

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
  const { customerId, orderNo } = order;
  const event =
    state === 'paid' ? ({ status: 1, orderNo, state } as const) : { status: 0, orderNo };
  if (closed) backend.announcePayment(customerId, event);
}

function deliver(backend: Backend, { renewsPlan, planKey, replaces }: Checkout, order: Order) {
  const { store, now, prices } = backend;
  if (order.mealType !== 'isp') {
    const days = prices.dataDays(order.mealType);
    const expiresAt = days === null ? null : now() + days * DAY_MS;
    store.bandwidth.credit(order.customerId, order.mealType, { total: order.quantity, expiresAt });
    return;
  }
  if (replaces !== null) {
    replaceAddresses(backend, JSON.parse(replaces) as ReplacedPositions);
    return;
  }
  const renewed = renewsPlan === null ? undefined : store.ispPlans.byId(renewsPlan);
  if (renewed) {
    const from = Math.max(now(), renewed.expiresAt);
    store.ispPlans.extend(renewed.id, from + renewed.days * DAY_MS);
    return;
  }
  const inStock = ipsInStock(backend);
  if (inStock !== undefined) store.provoked.set('inStock', Math.max(0, inStock - order.quantity));
  store.ispPlans.add({
    customerId: order.customerId,
    orderNo: order.orderNo,
    quantity: order.quantity,
    days: PLAN_DAYS,
    planKey: planKey ?? '',
    expiresAt: now() + PLAN_DAYS * DAY_MS,
  });
}
