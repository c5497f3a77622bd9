import { setTimeout as delay } from 'node:timers/promises';
import type { CheckContext } from '../engine/context.ts';
import { seen } from '../engine/excerpt.ts';
import { Broken, Skipped } from '../engine/failures.ts';
import { success } from '../engine/sequences.ts';
import type { Customer, Input, Row, Sent } from '../engine/types.ts';
import { analysis } from './analysis-sequences.ts';
import { aheadBy, expectNow, type Span } from './moments.ts';
import { optionsOf } from './options.ts';
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

const LARGEST_PAGE = 100;
const ASK_AGAIN_MS = 150;

/** The data of a customer. */
export async function belongings(
  context: CheckContext,
  identity: Customer = 'customer',
): Promise<Belongings> {
  return {
    orders: wholeSeconds((await orders(context, {}, identity)).records).map(only(ORDER)),
    bandwidth: only(DATA)(await bandwidth(context, identity)),
    plans: (await ispPlans(context, identity)).plans.map(only(PLAN)),
    counts: only(COUNTS)((await analysis(context, identity)).counts),
  };
}

/**
 * Without the last second of a full page, because some of its orders may be on the next one, and not always the same
 * ones.
 */
function wholeSeconds(records: readonly Row[]): readonly Row[] {
  if (records.length < LARGEST_PAGE) return records;
  const last = records.at(-1)?.['sysCreateTime'];
  return records.filter(({ sysCreateTime }) => sysCreateTime !== last);
}

/** Other fields belong to the backend and may change on their own, as used data does. */
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
  const changed = kinds.find((kind) => contentOf(before[kind]) !== contentOf(after[kind]));
  return changed === undefined ? undefined : words[changed];
}

/** Ignores the sequence of a list, which other checks judge. */
const contentOf = (value: Row | readonly Row[]): string =>
  JSON.stringify(Array.isArray(value) ? value.map((row) => JSON.stringify(row)).toSorted() : value);

export type Bought = {
  order: Row;
  url: string;
  sent: Sent;
  /** When it was bought. */
  made: Span;
  /** How far the backend's clock is ahead. */
  ahead: Span;
};

/** New orders. Several may be from the same second, in any sequence. */
export async function newOrders(
  context: CheckContext,
  before: readonly Row[],
  identity: Customer = 'customer',
): Promise<Row[]> {
  const known = new Set(before.map(keyOf));
  const newest = String(before[0]?.['sysCreateTime'] ?? '');
  const { records } = await orders(context, {}, identity);
  return records.filter(
    (order) => !known.has(keyOf(order)) && String(order['sysCreateTime']) >= newest,
  );
}

/** Buys and finds the one order that this created, unpaid and dated now. */
export async function buy(
  context: CheckContext,
  operationId: string,
  input: Input,
  identity: Customer = 'customer',
): Promise<Bought> {
  const before = (await orders(context, {}, identity)).records;
  const from = Date.now();
  const { body, sent } = await success(context, operationId, input, identity);
  const made = { from, to: Date.now() };
  const { url, amount } = body as { url?: string; amount?: number | null };
  if (url === undefined) throw new Broken(`${operationId} returns no payment page`, sent, true);
  const [order, ...more] = await until(
    context,
    () => newOrders(context, before, identity),
    (found) => found.length > 0,
  );
  const blame = { blamed: operationId };
  if (order === undefined) throw new Broken('the order is not listed', sent, true, blame);
  if (more.length > 0) {
    throw new Broken(`one purchase creates ${more.length + 1} orders`, sent, true, blame);
  }
  if (before.some(({ orderNo }) => orderNo === order['orderNo'])) {
    const message = 'the new order has the number of an earlier one; give each order its own';
    context.note({ operationId, message });
  }
  expectNow(context, order, sent);
  if (order['status'] !== 0) {
    context.found(
      new Broken('the order has the status paid before its payment', sent, true, blame),
    );
  }
  if (typeof amount === 'number' && Math.abs(amount - Number(order['amount'])) > 0.005) {
    const message = `the response has a different amount than the order${seen([amount, order['amount']])}`;
    context.found(new Broken(message, sent, true, blame));
  }
  return { order, url, sent, made, ahead: aheadBy(order['sysCreateTime'], made) };
}

/** The fields that a payment must not change. */
const PURCHASE_FIELDS = [
  'sysCreateTime',
  'mealType',
  'quantity',
  'amount',
  'listAmount',
  'promotionCode',
];
/** After this, the payment is in a different second than the purchase. */
const LATER_MS = 1100;

/** Waits until the second of the purchase has passed, so that a time that the payment changes is noticed. */
export const untilLater = (
  { made }: Pick<Bought, 'made'>,
  laterMs: number = LATER_MS,
): Promise<void> => delay(Math.max(0, made.to + laterMs - Date.now()));

/** Pays and waits until the order is paid. Returns the time of the payment. */
export async function payFor(
  context: CheckContext,
  bought: Bought,
  identity: Customer = 'customer',
  pay: (url: string) => Promise<void> = payOnce(context),
): Promise<Span> {
  const { order, url, sent } = bought;
  const from = Date.now();
  await pay(url);
  const isPaid = (one: Row) => keyOf(one) === keyOf(order) && one['status'] !== 0;
  const records = await until(
    context,
    async () => (await orders(context, {}, identity)).records,
    (all) => all.some(isPaid),
  );
  const paid = records.find(isPaid);
  if (paid === undefined) {
    const message = `the paid order is not listed as paid within ${seconds(context)} s`;
    throw new Broken(message, sent, true, { blamed: 'listOrders' });
  }
  for (const field of PURCHASE_FIELDS) {
    const [before, after] = [order[field] ?? null, paid[field] ?? null];
    if (before === null || after === null || before === after) continue;
    const message = `a payment changes ${field} of its order${seen([before, after])}`;
    context.found(new Broken(message, sent, true, { blamed: 'listOrders' }));
  }
  return { from, to: Date.now() };
}

function payOnce(context: CheckContext) {
  const { pay } = optionsOf(context);
  if (pay === undefined) throw new Skipped('listed; pass --pay-command to check its payment');
  return (url: string) => pay(url, 'payment');
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
    await delay(ASK_AGAIN_MS);
  }
}
