import { exchange, operationOf, type CheckContext, type Sequence } from '../engine/context.ts';
import { Broken, NotApplicable, Skipped } from '../engine/failures.ts';
import { bodyOf, isSuccess } from '../engine/judge.ts';
import { refused, requireMutate, step, success } from '../engine/sequences.ts';
import { textOf } from '../engine/texts.ts';
import type { Row, Sent } from '../engine/types.ts';
import { isActive } from './facts.ts';
import { dateOf, DAY_MS, inWords, offBy, type Span } from './moments.ts';
import { codes } from './money-sequences.ts';
import { optionsOf } from './options.ts';
import { expectPaidOnce } from './paid-once.ts';
import { addressesOf, expectRest, expectSame } from './plan-changes.ts';
import { expectChargeTime } from './plan-sequences.ts';
import { expectOrder } from './purchase-sequences.ts';
import { buy, newOrders, payFor, seconds, until, untilLater, type Bought } from './purchase.ts';
import { expectCode, expectListAmount } from './record-sequences.ts';
import { ispPlans, orders, somePlan } from './sequence-calls.ts';

export const renewalSequences: Sequence[] = [
  {
    operationId: 'renewIsp',
    name: 'a payment has a payment page, and a quote has none',
    async run(context) {
      requireMutate(context);
      const plan = await renewable(context);
      const before = (await orders(context, {})).records;
      const { amount, sent } = await quote(context, plan);
      const [made] = await newOrders(context, before);
      if (made !== undefined) context.found(new Broken('a quote creates an order', sent));
      const bought = await buy(context, 'renewIsp', renewal(plan, '', 1));
      expectQuoted(context, bought, amount);
    },
  },
  {
    operationId: 'renewIsp',
    name: 'quote, charge and order agree with a discount code',
    async run(context) {
      requireMutate(context);
      const plan = await renewable(context);
      const full = await quote(context, plan);
      for (const code of codes(context)) {
        const operation = operationOf(context, 'renewIsp');
        const asked = await exchange(context, operation, renewal(plan, code, 0), 'customer');
        if (!isSuccess(operation, asked.answer)) continue;
        const { amount } = bodyOf(operation, asked.answer) as { amount: number };
        if (amount >= full.amount) {
          context.found(new Broken(`a renewal with ${code} is not cheaper`, asked.sent, true));
        }
        const bought = await buy(context, 'renewIsp', renewal(plan, code, 1));
        expectQuoted(context, bought, amount);
        expectCode(context, bought.order, code, bought.sent);
        expectListAmount(context, bought.order, full.amount, bought.sent);
      }
    },
  },
  {
    operationId: 'renewIsp',
    name: 'a paid renewal moves the expiry, and no other plan',
    async run(context) {
      requireMutate(context);
      // Of two consecutive months, at least one does not have 30 days.
      await expectRenewed(context, { wait: untilLater });
      await expectRenewed(context);
    },
  },
  {
    operationId: 'renewIsp',
    name: 'a paid renewal of an expired plan starts at the payment',
    async run(context) {
      requireMutate(context);
      const { plans } = await ispPlans(context);
      const plan = plans.find((one) => !isActive(one));
      if (plan === undefined) throw new Skipped('the customer has no expired plan');
      const operation = operationOf(context, 'renewIsp');
      const { answer } = await exchange(context, operation, renewal(plan, '', 0), 'customer');
      if (!isSuccess(operation, answer))
        throw new NotApplicable('the server does not renew expired plans');
      await expectRenewed(context, { plan });
    },
  },
  {
    operationId: 'createSubscription',
    also: ['cancelSubscription'],
    name: 'a plan is subscribed from the approval until the cancellation',
    async run(context) {
      requireMutate(context);
      const plan = await subscribable(context);
      const { plans: before } = await ispPlans(context);
      const query = { orderNo: plan['orderNo'] };
      const { body, sent } = await success(context, 'createSubscription', { query });
      const { url } = body as { url: string };
      if (isSubscribed(await planOf(context, plan))) {
        context.found(
          new Broken('a plan is subscribed before the customer approves it', sent, true),
        );
      }
      const { pay } = optionsOf(context);
      if (pay === undefined) throw new Skipped('opened; pass --pay-command to check the approval');
      await pay(url, 'subscription');
      await expectSubscribed(context, plan, true, sent);
      await step(context, () => expectNextCharge(context, plan));
      await step(context, () => expectRenewed(context, { plan }));
      expectRest(context, before, (await ispPlans(context)).plans, plan, 'a subscription', sent);
      await cancel(context, (await planOf(context, plan)) ?? plan, before);
    },
  },
];

/** The input of `renewIsp`; `realPay` 0 requests the price. */
export const renewal = ({ orderNo }: Row, promotionCode: string, realPay: number) => ({
  query: {},
  body: { orderNo, paymentType: 0, promotionCode, realPay },
});

async function quote(context: CheckContext, plan: Row): Promise<{ amount: number; sent: Sent }> {
  const { body, sent } = await success(context, 'renewIsp', renewal(plan, '', 0));
  if ((body as Row)['url'] !== undefined) {
    const message = 'a quote has a url, which is never opened; omit it if realPay is 0';
    context.note({ operationId: 'renewIsp', message });
  }
  return { amount: (body as { amount: number }).amount, sent };
}

/** Renews a plan, pays, and verifies that its expiry moves by the plan's days and nothing else changes. */
async function expectRenewed(
  context: CheckContext,
  { plan: given, wait }: { plan?: Row; wait?: (bought: Bought) => Promise<void> } = {},
): Promise<void> {
  const plan = given ?? (await renewable(context));
  const { plans: before } = await ispPlans(context);
  const addresses = isActive(plan) ? await addressesOf(context, plan) : undefined;
  const bought = await buy(context, 'renewIsp', renewal(plan, '', 1));
  const expiry = (rows: readonly Row[]) =>
    String(rows.find(({ orderNo }) => orderNo === plan['orderNo'])?.['expireTime']);
  const old = expiry(before);
  const { sent } = bought;
  if (expiry((await ispPlans(context)).plans) !== old) {
    throw new Broken('a renewal moves the expiry before it is paid', sent, true);
  }
  // A renewal that counts from its payment does not move the expiry of a plan that was bought in this second.
  await wait?.(bought);
  const paid = await payFor(context, bought);
  const { plans: after } = await until(
    context,
    () => ispPlans(context),
    ({ plans }) => expiry(plans) !== old,
  );
  if (!(expiry(after) > old)) {
    const message = `the plan expires at ${expiry(after)} after the paid renewal, ${old} before`;
    throw new Broken(message, sent, true, { cause: 'a renewal does not move the expiry' });
  }
  const moved = { ...plan, expireTime: old };
  expectMoved(context, bought, moved, expiry(after), { ...paid, to: Date.now() });
  expectRest(context, before, after, plan, 'a renewal', sent);
  expectSame(context, before, after, plan, sent);
  if (addresses !== undefined && addresses !== (await addressesOf(context, plan))) {
    const about = { blamed: 'getIspPlan' };
    context.found(new Broken('a renewal changes the addresses of its plan', sent, true, about));
  }
  await expectPaidOnce(context, bought, paid);
}

/** A renewal moves the expiry by the plan's days, to the second; for an expired plan, it counts from the payment. */
function expectMoved(
  context: CheckContext,
  { sent, ahead }: Bought,
  { days, expireTime }: Row,
  after: string,
  { from, to }: Span,
): void {
  const lasts = Number(days) * DAY_MS;
  const ofPayment = offBy(after, { from: from + lasts, to: to + lasts }, ahead);
  const isExpired = dateOf(expireTime) < from + ahead.to;
  const off = isExpired ? ofPayment : dateOf(after) - dateOf(expireTime) - lasts;
  // A plan that expires in this second may count as either.
  if (off === 0 || (ofPayment === 0 && Math.abs(dateOf(expireTime) - to) < 5000)) return;
  if (ofPayment === 0) {
    const message = `a renewal starts at its payment, not at the expiry ${String(expireTime)}, so the remaining days are lost`;
    const more = { cause: 'a renewal starts at its payment' };
    return context.found(new Broken(message, sent, true, more));
  }
  const message = `a renewal by ${String(days)} days moves the expiry from ${String(expireTime)} to ${after}, ${inWords(off)}`;
  const more = { cause: 'a renewal moves the expiry by the wrong number of days' };
  context.found(new Broken(message, sent, true, more));
}

/** Reports the next charge of a subscribed plan if it is not the price of that plan's renewal at its expiry. */
async function expectNextCharge(context: CheckContext, { orderNo }: Row): Promise<void> {
  const plan = await planOf(context, { orderNo });
  if (plan === undefined) return;
  const { nextChargeAmount: said } = plan;
  const { amount, sent } = await quote(context, plan);
  expectChargeTime(context, plan, sent);
  if (typeof said !== 'number' || Math.abs(said - amount) <= 0.005) return;
  const message = `nextChargeAmount is ${said}, but the quote of the renewal is ${amount}`;
  const more = { blamed: 'listIspPlans', cause: 'nextChargeAmount is not what a renewal costs' };
  context.found(new Broken(message, sent, true, more));
}

/** The order of a renewal has the amount of its quote. */
const expectQuoted = (context: CheckContext, bought: Bought, quoted: number): void =>
  expectOrder(context, bought, 'isp', Number(bought.order['quantity']), quoted);

/** A renewable plan; an expired one may be rejected. */
export async function renewable(context: CheckContext): Promise<Row> {
  const plan = await somePlan(context);
  if (isActive(plan)) return plan;
  const operation = operationOf(context, 'renewIsp');
  const { answer } = await exchange(context, operation, renewal(plan, '', 0), 'customer');
  if (isSuccess(operation, answer)) return plan;
  throw new Skipped(`the customer has only expired plans (${textOf(answer)})`);
}

const isSubscribed = (plan: Row | undefined): boolean => Boolean(plan?.['subscriptionId']);

const planOf = async (context: CheckContext, { orderNo }: Row): Promise<Row | undefined> =>
  (await ispPlans(context)).plans.find((one) => one['orderNo'] === orderNo);

/** An active plan without a subscription. If all have one, cancels the first. */
async function subscribable(context: CheckContext): Promise<Row> {
  const { plans } = await ispPlans(context);
  const active = plans.filter((plan) => isActive(plan));
  const free = active.find((plan) => !isSubscribed(plan));
  if (free !== undefined) return free;
  const [first] = active;
  if (first === undefined) throw new Skipped('the customer has no active ISP plan');
  await success(context, 'cancelSubscription', { query: { orderNo: first['orderNo'] } });
  return first;
}

async function expectSubscribed(
  context: CheckContext,
  plan: Row,
  isOn: boolean,
  sent: Sent,
): Promise<void> {
  const found = await until(
    context,
    () => planOf(context, plan),
    (one) => isSubscribed(one) === isOn,
  );
  if (isSubscribed(found) === isOn) return;
  const words = isOn
    ? 'not subscribed after the customer approved it'
    : 'still subscribed after the cancellation';
  throw new Broken(`the plan is ${words} (${seconds(context)} s)`, sent, true, {
    cause: `the plan is ${words}`,
  });
}

async function cancel(context: CheckContext, plan: Row, before: readonly Row[]): Promise<void> {
  const query = { orderNo: plan['orderNo'] };
  if (context.client.tokenOf('other customer') !== '') {
    const complaint = "it ends another customer's subscription";
    await refused(context, 'cancelSubscription', { query }, 'other customer', complaint);
    if (!isSubscribed(await planOf(context, plan))) {
      throw new Broken(complaint, undefined, true, { blamed: 'cancelSubscription' });
    }
  }
  const { sent } = await success(context, 'cancelSubscription', { query });
  await expectSubscribed(context, plan, false, sent);
  const after = await planOf(context, plan);
  if (after === undefined) throw new Broken('the plan itself is gone', sent, true);
  if (after['autoRenew'] === 1) {
    context.found(
      new Broken('the plan still renews automatically after the cancellation', sent, true),
    );
  }
  if (after['expireTime'] !== plan['expireTime']) {
    context.found(new Broken('canceling a subscription moves the expiry', sent, true));
  }
  expectRest(
    context,
    before,
    (await ispPlans(context)).plans,
    plan,
    'the end of a subscription',
    sent,
  );
  const complaint = 'a subscription can be canceled twice';
  await refused(context, 'cancelSubscription', { query }, 'customer', complaint);
}
