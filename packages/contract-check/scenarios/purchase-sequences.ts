import type { CheckContext, Sequence } from '../engine/context.ts';
import { seen } from '../engine/excerpt.ts';
import { Broken, Skipped } from '../engine/failures.ts';
import { requireMutate, requireToken, success } from '../engine/sequences.ts';
import type { Customer, Row, Sent } from '../engine/types.ts';
import { isActive } from './facts.ts';
import { optionsOf } from './options.ts';
import { analysis } from './order-sequences.ts';
import { expectDetail } from './plan-sequences.ts';
import { cents, listPrice } from './prices.ts';
import {
  CLOCK_MS,
  DAYS_OFF,
  DAY_MS,
  belongings,
  buy,
  dateOf,
  difference,
  payFor,
  seconds,
  until,
} from './purchase.ts';
import type { Belongings, Bought } from './purchase.ts';
import { expectCode } from './record-sequences.ts';
import { bandwidth, ispPlans, orders } from './sequence-calls.ts';

const GB = 5;
const IPS = 25;
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
      await buyData(context, tier, 'customer');
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
      const bought = await buy(context, 'buyIsp', {
        query: {},
        body: { paymentType: 0, PromotionCode: '', planKey: sold['planKey'], planNum: IPS },
      });
      expectOrder(bought, 'isp', IPS, cents(Number(sold['unitPrice']) * IPS));
      await expectNothingYet(context, before, bought);
      await payFor(context, bought);
      await expectNewPlan(context, before.plans, bought, sold);
      await expectAnalysed(context, before, bought, 'isp', '25 IPs');
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
      await payFor(context, second);
      const { records, sent } = await orders(context, {});
      const unpaid = records.find(({ orderNo }) => orderNo === first.order['orderNo']);
      if (unpaid?.['status'] !== 0) {
        throw new Broken('a payment pays another order too', sent, true);
      }
    },
  },
];

/** Buys 5 GB, sees the order, pays it, and sees the credit and nothing else. */
export async function buyData(
  context: CheckContext,
  tier: string,
  identity: Customer,
): Promise<void> {
  const isCustomer = identity === 'customer';
  const before = await belongings(context, identity);
  const theirs = isCustomer ? await others(context) : undefined;
  const bought = await buy(context, 'buyResidential', residential(tier), identity);
  expectOrder(bought, tier, GB, listPrice(context, tier, GB));
  expectCode(bought.order, '', bought.sent);
  await expectNothingYet(context, before, bought, identity);
  await payFor(context, bought, identity);
  const field = FIELD[tier] ?? '';
  const credit = (after: Row) => Number(after[field]) - Number(before.bandwidth[field]);
  const isThere = (after: Row) => Math.abs(credit(after) - GB) < 1e-6;
  const after = await until(context, () => bandwidth(context, identity), isThere);
  const blame = { blamed: 'getBandwidth' };
  if (!isThere(after)) {
    const message = `${credit(after)} GB ${tier} are credited within ${seconds(context)} s of the payment, not ${GB}`;
    throw new Broken(message, bought.sent, true, { ...blame, cause: 'paid data is not credited' });
  }
  const strangers = Object.keys(FIELD).filter(
    (one) => one !== tier && after[FIELD[one] ?? ''] !== before.bandwidth[FIELD[one] ?? ''],
  );
  if (strangers.length > 0) {
    const message = `a purchase of ${tier} data credits ${strangers.join(', ')} data`;
    throw new Broken(message, bought.sent, true, blame);
  }
  await expectAnalysed(context, before, bought, tier, `${GB} GB`, identity);
  await expectOthersUntouched(context, theirs, bought);
}

/**
 * Checks what was ordered.
 * @param kind basic, premium or isp
 * @param amount in US dollars, where it is known
 * @param quantity GB of data, or IPs
 * @param amount US dollars
 * @throws Broken when the order differs
 */
export function expectOrder(
  { order, sent }: Bought,
  kind: string,
  quantity: number,
  amount: number | undefined,
): void {
  const { mealType, quantity: ofOrder, amount: charged } = order;
  if (mealType !== kind || ofOrder !== quantity) {
    const words = `${String(ofOrder)} of ${String(mealType)}`;
    throw new Broken(`the order of ${quantity} ${kind} is listed as ${words}`, sent, true);
  }
  if (amount !== undefined && Math.abs(Number(charged) - amount) > 0.005) {
    const message = `${quantity} ${kind === 'isp' ? 'IPs' : `GB ${kind}`} cost ${amount}, the order says ${String(charged)}`;
    throw new Broken(message, sent, true, { cause: `a wrong amount for ${kind}` });
  }
}

/** Before payment only the order itself exists. */
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
    throw new Broken(`a purchase changes ${changed} before it is paid`, sent, true);
  }
}

async function expectNewPlan(
  context: CheckContext,
  before: readonly Row[],
  { order, sent }: Bought,
  sold: Row,
) {
  const known = new Set(before.map(({ orderNo }) => orderNo));
  const isNew = ({ orderNo }: Row) => !known.has(orderNo);
  const { plans } = await until(
    context,
    () => ispPlans(context),
    (found) => found.plans.some(isNew),
  );
  const [plan, ...more] = plans.filter(isNew);
  const blame = { blamed: 'listIspPlans' };
  if (plan === undefined) {
    const message = `the paid plan is not listed within ${seconds(context)} s of the payment`;
    throw new Broken(message, sent, true, blame);
  }
  if (more.length > 0)
    throw new Broken(`${more.length + 1} plans come of one purchase`, sent, true);
  if (plan['quantity'] !== order['quantity']) {
    const message = `a plan of ${String(plan['quantity'])} IPs comes of a purchase of ${String(order['quantity'])}`;
    throw new Broken(message, sent, true, blame);
  }
  if (!isActive(plan)) throw new Broken('the new plan has expired already', sent, true, blame);
  expectDays(plan, sold, sent);
  if (plans[0]?.['orderNo'] !== plan['orderNo']) {
    throw new Broken('plans are not newest first', sent, true, blame);
  }
  const detail = await success(context, 'getIspPlan', { query: { orderNo: plan['orderNo'] } });
  expectDetail(plan, detail.body as Row, detail.sent);
}

/** A new plan has the days that were sold, and ends after them. */
function expectDays({ days, expireTime }: Row, sold: Row, sent: Sent): void {
  const blame = { blamed: 'listIspPlans' };
  if (typeof sold['days'] === 'number' && sold['days'] !== days) {
    const counts = seen([days, sold['days']]);
    throw new Broken(`a plan has other days than were sold${counts}`, sent, true, blame);
  }
  const lasts = (dateOf(expireTime) - Date.now()) / DAY_MS;
  if (Math.abs(lasts - Number(days)) > DAYS_OFF) {
    const message = `a new plan of ${String(days)} days ends after ${lasts.toFixed(1)}`;
    throw new Broken(message, sent, true, {
      ...blame,
      cause: 'a plan does not end after its days',
    });
  }
}

/** The paid order adds one row of its kind, with the current time and its amount. */
export async function expectAnalysed(
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
  const blame = { blamed: 'analyseOrders' };
  if (count(after.counts) !== wanted) {
    const message = `counts.${kind} is ${count(after.counts)} after the payment, ${count(before.counts)} before`;
    throw new Broken(message, sent, true, { ...blame, cause: 'a paid order is not counted' });
  }
  const last = after.rows.findLast(({ planType }) => planType === kind);
  const off = new Date(`${String(last?.['time']).replaceAll('.', '-').replace(' ', 'T')}Z`);
  if (Math.abs(off.getTime() - Date.now()) > CLOCK_MS) {
    const message = `the analysis dates a purchase of this minute otherwise${seen(last?.['time'])}`;
    throw new Broken(message, after.sent, true, blame);
  }
  const price = last?.['price'];
  if (typeof price === 'number' && price !== order['amount']) {
    const message = `the analysis has another price than the order${seen([price, order['amount']])}`;
    throw new Broken(message, after.sent, true, blame);
  }
  if (!isSameAmount(last?.['amount'], amount)) {
    const message = `the analysis shows "${String(last?.['amount'])}" for ${amount}`;
    throw new Broken(message, after.sent, true, blame);
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

/**
 * Checks that the other customer's data are as before. Passes when there is no other customer.
 * @throws Broken when they differ
 */
export async function expectOthersUntouched(
  context: CheckContext,
  before: Belongings | undefined,
  { sent }: Pick<Bought, 'sent'>,
): Promise<void> {
  if (before === undefined) return;
  const changed = difference(before, await belongings(context, 'other customer'));
  if (changed !== undefined) {
    throw new Broken(`a purchase changes ${changed} of another customer`, sent, true);
  }
}
