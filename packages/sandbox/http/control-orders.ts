import * as z from 'zod/mini';
import { AllowedIp } from '../../../generated/model/allowedIp.zod.ts';
import { Notice } from '../../../generated/model/notice.zod.ts';
import { ServiceStatus } from '../../../generated/model/serviceStatus.zod.ts';
import { Stock } from '../../../generated/model/stock.zod.ts';
import { VerificationState } from '../../../generated/model/verificationState.zod.ts';
import { PAYMENT_STEPS } from '../rules/payment-state.ts';

/** Larger values would have no date. */
const MOST_SECONDS = 1_000_000_000;
const seconds = z.number().check(z.gte(-MOST_SECONDS), z.lte(MOST_SECONDS));
/** The sum of larger values would no longer be a number. */
const gigabytes = z.number().check(z.nonnegative(), z.lte(1_000_000));
/** As many as a response may have. */
const MOST_ADDRESSES = 65_536;

/** Of every customer. */
const FOR_ALL = {
  /** The state of the service; null makes it ok. */
  status: z.optional(z.nullable(z.strictObject(ServiceStatus.shape))),
  /** How many addresses of a place, such as `us/New York`, are available; null stops counting. */
  stock: z.optional(z.strictObject({ place: z.string(), stock: z.nullable(Stock) })),
  /** Available IPs of the ISP plan, reduced by each purchase; null stops counting. */
  inStock: z.optional(z.nullable(z.int().check(z.nonnegative()))),
};

const FOR_CUSTOMER = {
  /** Credits residential data that expires in this many seconds. */
  credit: z.optional(
    z.strictObject({
      tier: z.enum(['basic', 'premium']),
      total: z.exactOptional(gigabytes),
      used: z.exactOptional(gigabytes),
      expiresInSeconds: z.exactOptional(seconds),
    }),
  ),
  /** Uses data in the last hours, by this proxy user (an id) and for this many hosts. */
  use: z.optional(
    z.strictObject({
      tier: z.enum(['basic', 'premium']),
      gb: gigabytes.check(z.positive()),
      hours: z.exactOptional(z.int().check(z.positive(), z.lte(8784))),
      hosts: z.exactOptional(z.int().check(z.positive(), z.lte(100_000))),
      user: z.exactOptional(z.string()),
    }),
  ),
  /** Sends an alert to the channels that are on, and as a hub event. */
  notice: z.optional(z.strictObject(Notice.shape)),
  /** The customer's IP address; null if the server does not know it. */
  yourIp: z.optional(z.nullable(AllowedIp)),
  /** Whether hosts are recorded. */
  recordsHosts: z.optional(z.boolean()),
  /** Adds sessions of the customer, one for each client, such as "Firefox on Windows". */
  sessions: z.optional(z.array(z.string().check(z.maxLength(200)))),
  /** Makes the figures of the data appear measured this many seconds ago. */
  measuredSecondsAgo: z.optional(seconds),
  /** Adds an ISP plan that expires in this many seconds. */
  plan: z.optional(
    z.strictObject({
      quantity: z.int().check(z.positive(), z.lte(MOST_ADDRESSES)),
      expiresInSeconds: seconds,
    }),
  ),
  /** Makes addresses of a plan dead, counted from 1. */
  dead: z.optional(
    z.strictObject({ orderNo: z.string(), addresses: z.array(z.int().check(z.positive())) }),
  ),
  /** Moves the payment of an order to a step. */
  payment: z.optional(z.strictObject({ orderNo: z.string(), state: z.enum(PAYMENT_STEPS) })),
  /** The state of the verification; null if none is needed. */
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

/** Whether an order affects the customer whose token is sent. */
export const isForCustomer = (order: Order): boolean =>
  Object.keys(FOR_CUSTOMER).some((name) => Reflect.get(order, name) !== undefined);
