import { json } from './answer.ts';
import type { Answer } from './answer.ts';
import type { ChaosBoard } from './ChaosBoard.ts';
import type { Realtime } from '../hub/Realtime.ts';
import type { Shop } from '../shop.ts';
import type { Customer } from '../store/customers.ts';

interface Control {
  shop: Shop;
  chaos: ChaosBoard;
  realtime: Realtime;
}

interface Order {
  /** X-Chaos words for calls that cannot carry the header. */
  chaos?: string;
  times?: number;
  /** Ends the customer's hub connections. */
  hub?: 'drop' | 'close';
  /** Sends this hub event. */
  event?: { target: string; args: unknown[] };
  /** Gives residential data. */
  credit?: { tier: 'basic' | 'premium'; total?: number; used?: number };
  /** Gives an ISP plan that expires in so many seconds. */
  plan?: { quantity: number; expiresInSeconds: number };
  /** Ends all tokens of the customer. */
  revoke?: true;
}

/**
 * POST /sandbox does what no customer can do, for the customer whose token is sent (without one, chaos and hub are for
 * everyone); DELETE /sandbox ends ordered chaos.
 */
export async function control(
  { shop, chaos, realtime }: Control,
  method: string,
  customer: Customer | undefined,
  text: string,
): Promise<Answer> {
  if (method === 'DELETE') {
    chaos.clear(customer?.id);
    return json(200, { done: true });
  }
  const order = JSON.parse(text || '{}') as Order;
  const userId = customer === undefined ? undefined : String(customer.id);
  if (order.chaos !== undefined) chaos.post(order.chaos, customer?.id, order.times);
  if (order.hub !== undefined) await realtime.end(userId, order.hub);
  if (order.event !== undefined) await realtime.send(userId, order.event.target, order.event.args);
  if (customer !== undefined) give(shop, customer, order);
  return json(200, { done: true });
}

function give(
  { store, now }: Shop,
  { id: customerId }: Customer,
  { credit, plan, revoke }: Order,
): void {
  if (credit !== undefined) store.bandwidth.credit(customerId, credit.tier, credit);
  if (plan !== undefined) {
    const { quantity, expiresInSeconds } = plan;
    const order = store.orders.add({
      customerId,
      orderName: `Private ISP (US) ${quantity} IPs`,
      mealType: 'isp',
      quantity,
      cents: quantity * 200,
      status: 1,
    });
    store.ispPlans.add({
      customerId,
      orderNo: order.orderNo,
      quantity,
      days: 30,
      planKey: 'static-isp-us',
      expiresAt: now() + expiresInSeconds * 1000,
    });
  }
  if (revoke) store.tokens.revokeAll(customerId);
}
