import * as z from 'zod/mini';
import type { Backend } from '../backend.ts';
import type { Realtime } from '../hub/Realtime.ts';
import type { InjectedFaults } from '../injected-faults.ts';
import { addPaidPlan } from '../rules/paid-plan.ts';
import type { Customer } from '../store/customers.ts';
import { json, type Answer } from './answer.ts';
import { parseChaos } from './chaos.ts';
import { complaintOf } from './schemas.ts';

type Control = {
  backend: Backend;
  injected: InjectedFaults;
  realtime: Realtime;
};

const Order = z.strictObject({
  /** X-Chaos words, for calls that cannot carry the header. */
  chaos: z.optional(z.string()),
  times: z.optional(z.int().check(z.positive())),
  /** Ends the customer's hub connections. */
  hub: z.optional(z.enum(['drop', 'close'])),
  /** Sends this hub event. */
  event: z.optional(z.strictObject({ target: z.string(), args: z.array(z.unknown()) })),
  /** Credits residential data. */
  credit: z.optional(
    z.strictObject({
      tier: z.enum(['basic', 'premium']),
      total: z.exactOptional(z.number()),
      used: z.exactOptional(z.number()),
    }),
  ),
  /** Adds an ISP plan that expires in this many seconds. */
  plan: z.optional(
    z.strictObject({ quantity: z.int().check(z.positive()), expiresInSeconds: z.number() }),
  ),
  /** Revokes all tokens of the customer. */
  revoke: z.optional(z.literal(true)),
});
type Order = z.infer<typeof Order>;

/**
 * `POST /sandbox` does what customers cannot, for the customer whose token is sent (chaos and hub for everyone
 * without a token). `DELETE /sandbox` ends ordered chaos. Refuses unknown orders with the reason.
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
  if (customer !== undefined) give(backend, customer, order);
  return json(200, { done: true });
}

/** The order, or the reason why it is invalid: a typo must not look like a healthy server. */
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

const isForCustomer = ({ credit, plan, revoke }: Order): boolean =>
  [credit, plan, revoke].some((part) => part !== undefined);

function give(
  { store, now, prices }: Backend,
  { id: customerId }: Customer,
  { credit, plan, revoke }: Order,
): void {
  if (credit !== undefined) store.bandwidth.credit(customerId, credit.tier, credit);
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
  if (revoke) store.tokens.revokeAll(customerId);
}
