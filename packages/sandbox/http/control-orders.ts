import * as z from 'zod/mini';
import { ServiceStatus } from '../../../generated/model/serviceStatus.zod.ts';
import { Stock } from '../../../generated/model/stock.zod.ts';
import { VerificationState } from '../../../generated/model/verificationState.zod.ts';
import { PAYMENT_STEPS } from '../rules/payment-state.ts';

/** Of every customer. */
const FOR_ALL = {
  /** The state of the service; null makes it ok. */
  status: z.optional(z.nullable(z.strictObject(ServiceStatus.shape))),
  /** How many addresses of a place, such as `us/New York`, are free; null stops counting. */
  stock: z.optional(z.strictObject({ place: z.string(), stock: z.nullable(Stock) })),
  /** IPs of the ISP plan that are free, less with each purchase; null stops counting. */
  inStock: z.optional(z.nullable(z.int().check(z.nonnegative()))),
};

const FOR_CUSTOMER = {
  /** Credits residential data, which expires in this many seconds. */
  credit: z.optional(
    z.strictObject({
      tier: z.enum(['basic', 'premium']),
      total: z.exactOptional(z.number()),
      used: z.exactOptional(z.number()),
      expiresInSeconds: z.exactOptional(z.number()),
    }),
  ),
  /** Says that the figures of the data were measured this many seconds ago. */
  measuredSecondsAgo: z.optional(z.number()),
  /** Adds an ISP plan that expires in this many seconds. */
  plan: z.optional(
    z.strictObject({ quantity: z.int().check(z.positive()), expiresInSeconds: z.number() }),
  ),
  /** Makes addresses of a plan dead, the first of which is 1. */
  dead: z.optional(
    z.strictObject({ orderNo: z.string(), addresses: z.array(z.int().check(z.positive())) }),
  ),
  /** Brings the payment of an order to a step. */
  payment: z.optional(z.strictObject({ orderNo: z.string(), state: z.enum(PAYMENT_STEPS) })),
  /** How far the verification is; null needs none. */
  verification: z.optional(z.nullable(VerificationState)),
  /** Revokes all tokens of the customer. */
  revoke: z.optional(z.literal(true)),
};

export const Order = z.strictObject({
  /** X-Chaos words, for calls that cannot carry the header. */
  chaos: z.optional(z.string()),
  times: z.optional(z.int().check(z.positive())),
  /** Ends the customer's hub connections. */
  hub: z.optional(z.enum(['drop', 'close'])),
  /** Sends this hub event. */
  event: z.optional(z.strictObject({ target: z.string(), args: z.array(z.unknown()) })),
  ...FOR_ALL,
  ...FOR_CUSTOMER,
});
export type Order = z.infer<typeof Order>;

/** Whether an order is about the customer whose token is sent. */
export const isForCustomer = (order: Order): boolean =>
  Object.keys(FOR_CUSTOMER).some((name) => Reflect.get(order, name) !== undefined);
