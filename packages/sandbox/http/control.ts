import type { Backend } from '../backend.ts';
import type { Realtime } from '../hub/Realtime.ts';
import type { InjectedFaults } from '../injected-faults.ts';
import { alert, alertDataLeft, leftPercent } from '../rules/alerting.ts';
import { addPaidPlan } from '../rules/paid-plan.ts';
import { bringTo } from '../rules/payment-state.ts';
import type { Customer } from '../store/customers.ts';
import { json, type Answer } from './answer.ts';
import { parseChaos } from './chaos.ts';
import { isForCustomer, Order } from './control-orders.ts';
import { complaintOf } from './schemas.ts';

type Control = {
  backend: Backend;
  injected: InjectedFaults;
  realtime: Realtime;
};

/**
 * `POST /sandbox` does what customers cannot, for the customer whose token is sent (chaos and hub for everyone without a
 * token). `DELETE /sandbox` ends ordered chaos. Rejects unknown orders with the reason.
 */
export async function control(
  { backend, injected, realtime }: Control,
  method: string,
  customer: Customer | undefined,
  text: string,
): Promise<Answer> {
  if (method === 'DELETE') {
    injected.clear(customer?.id);
    return json(200, { done: true });
  }
  const order = readOrder(text);
  if (typeof order === 'string') return json(400, { code: 400, message: order, body: null });
  if (customer === undefined && isForCustomer(order)) {
    return json(400, { code: 400, message: "Send the customer's token", body: null });
  }
  const userId = customer === undefined ? undefined : String(customer.id);
  if (order.chaos !== undefined) injected.order(order.chaos, customer?.id, order.times);
  if (order.hub !== undefined) await realtime.end(userId, order.hub);
  if (order.event !== undefined) await realtime.send(userId, order.event.target, order.event.args);
  setForAll(backend, order);
  try {
    if (customer !== undefined) give(backend, customer, order);
  } catch (error) {
    if (!(error instanceof Impossible)) throw error;
    return json(400, { code: 400, message: error.message, body: null });
  }
  return json(200, { done: true });
}

/** The order, or the reason why it is invalid, because a typo must not look like a healthy server. */
function readOrder(text: string): Order | string {
  try {
    const value: unknown = JSON.parse(text || '{}');
    const wrong = complaintOf(Order, value);
    if (wrong !== undefined) return wrong;
    const order = Order.parse(value);
    parseChaos(order.chaos ?? '');
    return order;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function setForAll({ store: { provoked } }: Backend, { status, stock, inStock }: Order): void {
  if (status !== undefined) provoked.set('status', status);
  if (stock !== undefined) provoked.set(`stock:${stock.place.toLowerCase()}`, stock.stock);
  if (inStock !== undefined) provoked.set('inStock', inStock);
}

function give(backend: Backend, customer: Customer, order: Order): void {
  const { id: customerId } = customer;
  const { store, now, prices } = backend;
  const { credit, measuredSecondsAgo, plan, dead, payment, verification, revoke } = order;
  if (credit !== undefined) {
    const { expiresInSeconds: seconds } = credit;
    const expiresAt = seconds === undefined ? null : now() + seconds * 1000;
    const before = leftPercent(backend, customer, credit.tier);
    store.bandwidth.credit(customerId, credit.tier, { ...credit, expiresAt });
    alertDataLeft(backend, customer, credit.tier, before);
  }
  if (measuredSecondsAgo !== undefined) store.provoked.set(`age:${customerId}`, measuredSecondsAgo);
  if (plan !== undefined) {
    const { quantity, expiresInSeconds } = plan;
    addPaidPlan(store, prices, {
      customerId,
      quantity,
      createdAt: now(),
      expiresAt: now() + expiresInSeconds * 1000,
      subscriptionId: null,
    });
  }
  if (dead !== undefined) {
    const found = store.ispPlans.byOrderNo(customerId, dead.orderNo) ?? unknown(dead.orderNo);
    const { id, quantity } = found;
    if (Math.max(...dead.addresses) > quantity) {
      throw new Impossible(`The plan ${dead.orderNo} has ${quantity} addresses`);
    }
    for (const number of dead.addresses) store.changedAddresses.kill(id, number - 1);
  }
  if (payment !== undefined) {
    const paid = store.orders.byOrderNo(customerId, payment.orderNo) ?? unknown(payment.orderNo);
    if (!bringTo(backend, paid, payment.state)) {
      throw new Impossible(`The payment of ${payment.orderNo} cannot be ${payment.state} now`);
    }
  }
  giveOfOffers(backend, customer, order);
  if (verification !== undefined) store.provoked.set(`verification:${customerId}`, verification);
  if (revoke) store.tokens.revokeAll(customerId);
}

/** The orders for usage, proxy users, alerts and sessions. */
function giveOfOffers(backend: Backend, customer: Customer, order: Order): void {
  const { store } = backend;
  const { id } = customer;
  const { use, notice, yourIp, recordsHosts, sessions = [] } = order;
  if (use !== undefined) {
    const { tier, gb, user, ...shape } = use;
    const proxyUser = user === undefined ? undefined : store.proxyUsers.byId(id, user);
    if (user !== undefined && !proxyUser) {
      throw new Impossible(`The customer has no proxy user ${user}`);
    }
    const before = leftPercent(backend, customer, tier);
    const parts = [{ ...shape, gb, proxyUserId: proxyUser?.id ?? null }];
    store.bandwidth.credit(id, tier, { used: gb, parts });
    alertDataLeft(backend, customer, tier, before);
  }
  if (notice !== undefined) alert(backend, customer, notice);
  if (yourIp !== undefined) store.provoked.set(`yourIp:${id}`, { ip: yourIp });
  if (recordsHosts !== undefined) store.provoked.set(`noHosts:${id}`, !recordsHosts);
  for (const client of sessions) store.tokens.issue(id, client);
}

function unknown(orderNo: string): never {
  throw new Impossible(`The customer has no order or plan with the number ${orderNo}`);
}

class Impossible extends Error {}
