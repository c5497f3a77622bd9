import type { CheckContext } from '../engine/context.ts';
import { seen } from '../engine/excerpt.ts';
import { Broken, Skipped } from '../engine/failures.ts';
import { success } from '../engine/sequences.ts';
import type { Customer, Input, Row, Sent } from '../engine/types.ts';
import { optionsOf } from './options.ts';
import { analysis } from './order-sequences.ts';
import { bandwidth, ispPlans, keyOf, orders } from './sequence-calls.ts';

const ORDER = ['orderNo', 'mealType', 'quantity', 'amount', 'status', 'sysCreateTime'];
const PLAN = ['orderNo', 'quantity', 'days', 'expireTime', 'autoRenew', 'subscriptionId'];
const DATA = ['basicTotalBandWidth', 'premiumTotalBandWidth'];
const COUNTS = ['basic', 'premium', 'isp'];

/** Everything that a purchase may change. */
export type Belongings = {
  orders: readonly Row[];
  bandwidth: Row;
  plans: readonly Row[];
  counts: Row;
};

/** Clocks of two machines may differ by this much; a wrong time zone differs by more. */
export const CLOCK_MS = 10 * 60_000;
export const DAY_MS = 86_400_000;
/** A server may end plans at midnight, or count in months. */
export const DAYS_OFF = 2.5;
const ASK_AGAIN_MS = 150;

/** What a customer has. */
export async function belongings(
  context: CheckContext,
  identity: Customer = 'customer',
): Promise<Belongings> {
  return {
    orders: (await orders(context, {}, identity)).records.map(only(ORDER)),
    bandwidth: only(DATA)(await bandwidth(context, identity)),
    plans: (await ispPlans(context, identity)).plans.map(only(PLAN)),
    counts: only(COUNTS)((await analysis(context, identity)).counts),
  };
}

/** Further fields are the backend's own and may change by themselves, as used data does. */
const only =
  (fields: readonly string[]) =>
  (row: Row): Row =>
    Object.fromEntries(fields.map((field) => [field, row[field] ?? null]));

/** The name of the difference, or undefined. */
export function difference(before: Belongings, after: Belongings): string | undefined {
  const words: Record<keyof Belongings, string> = {
    orders: 'the orders',
    bandwidth: 'the data',
    plans: 'the ISP plans',
    counts: 'the analysis',
  };
  const kinds = Object.keys(words) as (keyof Belongings)[];
  const changed = kinds.find((kind) => textOf(before[kind]) !== textOf(after[kind]));
  return changed === undefined ? undefined : words[changed];
}

const textOf = (value: unknown): string => JSON.stringify(value);

export type Bought = { order: Row; url: string; sent: Sent };

/** Orders that are new. Several may be of the same second, in any order. */
export async function newOrders(
  context: CheckContext,
  before: readonly Row[],
  identity: Customer = 'customer',
): Promise<Row[]> {
  const known = new Set(before.map(keyOf));
  const { records } = await orders(context, {}, identity);
  return records.filter((order) => !known.has(keyOf(order)));
}

/** Buys and finds the one order that this created, unpaid and dated now. */
export async function buy(
  context: CheckContext,
  operationId: string,
  input: Input,
  identity: Customer = 'customer',
): Promise<Bought> {
  const before = (await orders(context, {}, identity)).records;
  const { body, sent } = await success(context, operationId, input, identity);
  const { url, amount } = body as { url?: string; amount?: number | null };
  if (url === undefined) throw new Broken(`${operationId} gives no payment page`, sent, true);
  const [order, ...more] = await until(
    context,
    () => newOrders(context, before, identity),
    (found) => found.length > 0,
  );
  const blame = { blamed: operationId };
  if (order === undefined) throw new Broken('the order is not listed', sent, true, blame);
  if (more.length > 0) {
    throw new Broken(`one purchase makes ${more.length + 1} orders`, sent, true, blame);
  }
  if (before.some(({ orderNo }) => orderNo === order['orderNo'])) {
    const message = 'the new order has the number of an earlier one; give each order its own';
    context.note({ operationId, message });
  }
  expectNow(order, sent);
  if (order['status'] !== 0) {
    throw new Broken('the order counts as paid before it is', sent, true, blame);
  }
  if (typeof amount === 'number' && Math.abs(amount - Number(order['amount'])) > 0.005) {
    const message = `the answer has another amount than the order${seen([amount, order['amount']])}`;
    throw new Broken(message, sent, true, blame);
  }
  return { order, url, sent };
}

/** The moment of a time of the contract (YYYY-MM-DD HH:mm:ss in UTC), in ms. */
export const dateOf = (time: unknown): number =>
  new Date(`${String(time).replace(' ', 'T')}Z`).getTime();

function expectNow(order: Row, sent: Sent): void {
  const time = String(order['sysCreateTime']);
  const off = dateOf(time) - Date.now();
  if (Math.abs(off) <= CLOCK_MS) return;
  const hours = Math.round(off / 360_000) / 10;
  const message = `the new order is of ${time}, ${hours} h from now in UTC`;
  throw new Broken(message, sent, true, { blamed: 'listOrders', cause: 'a time is not in UTC' });
}

/** Pays and waits until the order is paid. */
export async function payFor(
  context: CheckContext,
  { order, url, sent }: Bought,
  identity: Customer = 'customer',
): Promise<void> {
  const { pay } = optionsOf(context);
  if (pay === undefined) throw new Skipped('listed; give --pay-command to see it paid');
  await pay(url, 'payment');
  const isPaid = (records: readonly Row[]) =>
    records.some((one) => keyOf(one) === keyOf(order) && one['status'] !== 0);
  const records = await until(
    context,
    async () => (await orders(context, {}, identity)).records,
    isPaid,
  );
  if (!isPaid(records)) {
    const message = `the paid order is not listed as paid within ${seconds(context)} s`;
    throw new Broken(message, sent, true, { blamed: 'listOrders' });
  }
}

/** How long a backend may take to book a payment, in seconds. */
export const seconds = (context: CheckContext): number =>
  optionsOf(context).settleSeconds ?? context.contract.events[0]?.deadlineSeconds ?? 10;

/** Repeats a call until the condition holds or the booking time has passed. */
export async function until<T>(
  context: CheckContext,
  ask: () => Promise<T>,
  holds: (value: T) => boolean,
): Promise<T> {
  const end = performance.now() + seconds(context) * 1000;
  for (;;) {
    const value = await ask();
    if (holds(value) || performance.now() > end) return value;
    await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS));
  }
}
