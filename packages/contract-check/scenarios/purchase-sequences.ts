import type { CheckContext, Sequence } from '../engine/context.ts';
import { seen } from '../engine/excerpt.ts';
import { Broken, Skipped } from '../engine/failures.ts';
import { requireMutate, requireToken, step, success } from '../engine/sequences.ts';
import type { Customer, Row } from '../engine/types.ts';
import { analysis } from './analysis-sequences.ts';
import { CLOCK_MS } from './moments.ts';
import { expectNewPlan } from './new-plan.ts';
import { optionsOf } from './options.ts';
import { expectPaidOnce } from './paid-once.ts';
import { cents, listPrice } from './prices.ts';
import {
  belongings,
  buy,
  difference,
  payFor,
  seconds,
  until,
  untilLater,
  type Belongings,
  type Bought,
} from './purchase.ts';
import { expectCode } from './record-sequences.ts';
import { bandwidth, keyOf, orders } from './sequence-calls.ts';

/** Amounts other than the minimum, which a server may deliver regardless of the amount bought. */
const BOUGHT_GB: Record<string, number> = { basic: 5, premium: 20 };
const IPS = 50;
const LEAST_IPS = 25;
const GB = 5;
/** Long enough to be a different second on both machines, so that a plan that counts from its order is noticed. */
const SURELY_LATER_MS = 3600;
const FIELD: Record<string, string> = {
  basic: 'basicTotalBandWidth',
  premium: 'premiumTotalBandWidth',
};

/** The input of `buyResidential`; `Quantity` in GB. */
export const residential = (mealType: string, Quantity = GB, PromotionCode = '') => ({
  query: {},
  body: { Quantity, PromotionCode, paymentType: 0, mealType },
});

export const purchaseSequences: Sequence[] = [
  ...['basic', 'premium'].map((tier) => ({
    operationId: 'buyResidential',
    name: `a purchase of ${tier} data is listed, and credited once it is paid`,
    async run(context: CheckContext) {
      requireMutate(context);
      requireToken(context);
      await buyData(context, tier, 'customer', { gb: BOUGHT_GB[tier] ?? GB });
    },
  })),
  {
    operationId: 'buyIsp',
    name: 'a purchase of ISP addresses is listed, and is a plan once it is paid',
    async run(context) {
      requireMutate(context);
      const { body: listed } = await success(context, 'listStaticPlans');
      const sold = (listed as Row[])[1];
      if (sold === undefined) throw new Skipped('there is no ISP plan for sale');
      const before = await belongings(context);
      const theirs = await others(context);
      const planNum = Number(sold['inStock'] ?? IPS) < IPS ? LEAST_IPS : IPS;
      const bought = await buy(context, 'buyIsp', {
        query: {},
        body: { paymentType: 0, PromotionCode: '', planKey: sold['planKey'], planNum },
      });
      expectOrder(context, bought, 'isp', planNum, cents(Number(sold['unitPrice']) * planNum));
      await expectNothingYet(context, before, bought);
      await untilLater(bought, SURELY_LATER_MS);
      const paid = await payFor(context, bought);
      await step(context, () => expectNewPlan(context, before.plans, bought, sold, paid));
      await expectAnalysed(context, before, bought, 'isp', `${planNum} IPs`);
      await expectPaidOnce(context, bought, paid);
      await expectOthersUntouched(context, theirs, bought);
    },
  },
  {
    operationId: 'buyResidential',
    name: 'two purchases have two orders and two payment pages',
    async run(context) {
      requireMutate(context);
      const first = await buy(context, 'buyResidential', residential('basic'));
      const second = await buy(context, 'buyResidential', residential('basic'));
      if (first.url === second.url) {
        throw new Broken('two purchases have the same payment page', second.sent);
      }
      if (optionsOf(context).pay === undefined) return;
      await payListed(context, first, second);
    },
  },
];

/** Pays the page that the second order lists, and verifies that it belongs to this order. */
async function payListed(context: CheckContext, first: Bought, second: Bought): Promise<void> {
  const listed = second.order['payUrl'];
  const bought = { ...second, url: typeof listed === 'string' ? listed : second.url };
  let unpaid: Broken | undefined;
  await payFor(context, bought).catch((error: unknown) => {
    if (!(error instanceof Broken)) throw error;
    unpaid = error;
  });
  const { records, sent } = await orders(context, {});
  const other = records.find((one) => keyOf(one) === keyOf(first.order));
  if (other?.['status'] === 0) {
    if (unpaid !== undefined) throw unpaid;
    return;
  }
  const message =
    unpaid === undefined
      ? 'a payment pays another order too'
      : 'payUrl of an order is the payment page of another one';
  throw new Broken(message, sent, true, { blamed: 'listOrders' });
}

/** Buys data, verifies the order, pays it, and verifies that only the credit changes. */
export async function buyData(
  context: CheckContext,
  tier: string,
  identity: Customer,
  { gb = GB, code = '' }: { gb?: number; code?: string } = {},
): Promise<void> {
  const isCustomer = identity === 'customer';
  const before = await belongings(context, identity);
  const theirs = isCustomer ? await others(context) : undefined;
  const bought = await buy(context, 'buyResidential', residential(tier, gb, code), identity);
  // Another check judges the discount of a code.
  const price = code === '' ? listPrice(context, tier, gb) : undefined;
  expectOrder(context, bought, tier, gb, price);
  expectCode(context, bought.order, code, bought.sent);
  await expectNothingYet(context, before, bought, identity);
  const paid = await payFor(context, bought, identity);
  const field = FIELD[tier] ?? '';
  const credit = (after: Row) => Number(after[field]) - Number(before.bandwidth[field]);
  const isThere = (after: Row) => Math.abs(credit(after) - gb) < 1e-6;
  const after = await until(context, () => bandwidth(context, identity), isThere);
  const blame = { blamed: 'getBandwidth' };
  if (!isThere(after)) {
    const message = `${credit(after)} GB ${tier} are credited within ${seconds(context)} s of the payment, not ${gb}`;
    const more = { ...blame, cause: 'paid data is not credited' };
    context.found(new Broken(message, bought.sent, true, more));
  }
  const strangers = Object.keys(FIELD).filter(
    (one) => one !== tier && after[FIELD[one] ?? ''] !== before.bandwidth[FIELD[one] ?? ''],
  );
  if (strangers.length > 0) {
    const message = `a purchase of ${tier} data credits ${strangers.join(', ')} data`;
    context.found(new Broken(message, bought.sent, true, blame));
  }
  await expectAnalysed(context, before, bought, tier, `${gb} GB`, identity);
  await expectPaidOnce(context, bought, paid, identity);
  await expectOthersUntouched(context, theirs, bought);
}

/**
 * Reports an order that differs from what was bought.
 * @param kind basic, premium or isp
 * @param quantity GB of data, or IPs
 * @param amount US dollars, if known
 */
export function expectOrder(
  context: CheckContext,
  { order, sent }: Bought,
  kind: string,
  quantity: number,
  amount: number | undefined,
): void {
  const { mealType, quantity: ofOrder, amount: charged } = order;
  if (mealType !== kind || ofOrder !== quantity) {
    const listed = `${String(ofOrder)} ${String(mealType)}`;
    const message = `the order is listed as ${listed} instead of ${quantity} ${kind}`;
    context.found(new Broken(message, sent, true));
  }
  if (amount !== undefined && Math.abs(Number(charged) - amount) > 0.005) {
    const message = `${quantity} ${kind === 'isp' ? 'IPs' : `GB ${kind}`} cost ${amount}, but the order has ${String(charged)}`;
    context.found(new Broken(message, sent, true, { cause: `a wrong amount for ${kind}` }));
  }
}

/** Before the payment, only the order itself exists. */
async function expectNothingYet(
  context: CheckContext,
  before: Belongings,
  { order, sent }: Bought,
  identity: Customer = 'customer',
): Promise<void> {
  const after = await belongings(context, identity);
  const rest = after.orders.filter(({ orderNo }) => orderNo !== order['orderNo']);
  const known = before.orders.slice(0, rest.length);
  const changed = difference({ ...before, orders: known }, { ...after, orders: rest });
  if (changed !== undefined) {
    context.found(new Broken(`a purchase changes ${changed} before it is paid`, sent, true));
  }
}

/** The paid order adds one row of its kind, with the current time and its amount. */
async function expectAnalysed(
  context: CheckContext,
  before: Belongings,
  { order, sent }: Bought,
  kind: string,
  amount: string,
  identity: Customer = 'customer',
): Promise<void> {
  const count = (counts: Row) => Number(counts[kind]);
  const wanted = count(before.counts) + 1;
  const after = await until(
    context,
    () => analysis(context, identity),
    ({ counts }) => count(counts) === wanted,
  );
  const complain = (message: string, of = after.sent, cause?: string) => {
    const about = { blamed: 'analyseOrders', ...(cause === undefined ? {} : { cause }) };
    context.found(new Broken(message, of, true, about));
  };
  if (count(after.counts) !== wanted) {
    const message = `counts.${kind} is ${count(after.counts)} after the payment, ${count(before.counts)} before`;
    return complain(message, sent, 'a paid order is not counted');
  }
  const last = after.rows.findLast(({ planType }) => planType === kind);
  const off = new Date(`${String(last?.['time']).replaceAll('.', '-').replace(' ', 'T')}Z`);
  if (Math.abs(off.getTime() - Date.now()) > CLOCK_MS) {
    complain(
      `the analysis has a different time for a purchase of this minute${seen(last?.['time'])}`,
    );
  }
  const price = last?.['price'];
  if (typeof price === 'number' && price !== order['amount']) {
    complain(`the analysis has a different price than the order${seen([price, order['amount']])}`);
  }
  if (!isSameAmount(last?.['amount'], amount)) {
    complain(`the analysis shows "${String(last?.['amount'])}" for ${amount}`);
  }
}

/** `5.0 GB` is 5 GB. */
function isSameAmount(shown: unknown, expected: string): boolean {
  const [number, unit] = String(shown).split(' ');
  return Number(number) === Number.parseFloat(expected) && unit === expected.split(' ')[1];
}

/** The other customer's data, if there is another customer. */
export async function others(context: CheckContext): Promise<Belongings | undefined> {
  if (context.client.tokenOf('other customer') === '') return undefined;
  return await belongings(context, 'other customer');
}

/** Reports changes in the other customer's data. Passes if there is no other customer. */
async function expectOthersUntouched(
  context: CheckContext,
  before: Belongings | undefined,
  { sent }: Pick<Bought, 'sent'>,
): Promise<void> {
  if (before === undefined) return;
  const changed = difference(before, await belongings(context, 'other customer'));
  if (changed !== undefined) {
    context.found(new Broken(`a purchase changes ${changed} of another customer`, sent, true));
  }
}
