import type { CheckContext, Sequence } from '../engine/context.ts';
import { Broken, Several, Skipped } from '../engine/failures.ts';
import {
  refused,
  requireMutate,
  requireOther,
  requireToken,
  success,
} from '../engine/sequences.ts';
import type { Customer, Input, Row } from '../engine/types.ts';
import { analysis } from './analysis-sequences.ts';
import { belongings, difference } from './purchase.ts';
import { allOrders, ispPlans } from './sequence-calls.ts';

const MAX_TRIED = 3;
/** Simultaneous calls of two customers in turns. */
const AT_ONCE = 12;

/** One customer's data must be inaccessible to another, and unaffected by anything that the other tries. */
export const customerSequences: Sequence[] = [
  {
    operationId: 'listOrders',
    name: 'no order belongs to two customers',
    async run(context) {
      requireOther(context);
      const mine = await allOrders(context);
      const theirs = await allOrders(context, 'other customer');
      const numbers = new Set(mine.records.map(({ orderNo }) => orderNo));
      if (theirs.records.some(({ orderNo }) => numbers.has(orderNo))) {
        throw new Broken("it lists another customer's orders", theirs.sent);
      }
      for (const Type of [0, 1]) {
        const ofType = await allOrders(context, 'other customer', { Type });
        if (ofType.records.some(({ orderNo }) => numbers.has(orderNo))) {
          throw new Broken("it lists another customer's orders", ofType.sent);
        }
      }
    },
  },
  {
    operationId: 'getUserInfo',
    name: 'two customers who call simultaneously get their own responses',
    async run(context) {
      requireOther(context);
      const ask = async (identity: Customer) => {
        const { body, sent } = await success(context, 'getUserInfo', { query: {} }, identity);
        return { email: String(((body as Row)['userInfo'] as Row)['email']), sent };
      };
      const alone = {
        customer: await ask('customer'),
        'other customer': await ask('other customer'),
      };
      await Promise.all(
        Array.from({ length: AT_ONCE }, async (_one, at) => {
          const identity = at % 2 === 0 ? 'customer' : 'other customer';
          const { email, sent } = await ask(identity);
          if (email === alone[identity].email) return;
          const message = "a call gets another customer's response when both call simultaneously";
          throw new Broken(message, sent);
        }),
      );
    },
  },
  {
    operationId: 'listIspPlans',
    name: 'no plan belongs to two customers',
    async run(context) {
      requireOther(context);
      const { plans } = await ispPlans(context);
      const theirs = await ispPlans(context, 'other customer');
      const numbers = new Set(plans.map(({ orderNo }) => orderNo));
      if (theirs.plans.some(({ orderNo }) => numbers.has(orderNo))) {
        throw new Broken("it lists another customer's plans", theirs.sent);
      }
    },
  },
  {
    operationId: 'analyseOrders',
    name: "the analysis of another customer has only that customer's orders",
    async run(context) {
      requireOther(context);
      const { records, isWhole } = await allOrders(context, 'other customer');
      if (!isWhole) throw new Skipped('the other customer has too many orders to read them all');
      const paid = records.filter(({ status }) => status !== 0).length;
      const { rows, sent } = await analysis(context, 'other customer');
      if (rows.length !== paid) {
        const message = `the analysis of a customer with ${paid} paid orders has ${rows.length} rows`;
        throw new Broken(message, sent, null, { cause: 'an analysis of other orders' });
      }
    },
  },
  {
    operationId: 'getIspPlan',
    name: "no customer can open another's plan",
    async run(context) {
      requireOther(context);
      const complaint = "it shows another customer's plan";
      for (const orderNo of await myNumbers(context)) {
        const input = { query: { orderNo } };
        await refused(context, 'getIspPlan', input, 'other customer', complaint);
      }
    },
  },
  ...(['renewIsp', 'createSubscription', 'cancelSubscription'] as const).map((operationId) => ({
    operationId,
    changes: true,
    name: "another customer's plan stays unchanged",
    async run(context: CheckContext) {
      requireMutate(context);
      requireOther(context);
      const numbers = await myNumbers(context);
      const before = await belongings(context);
      const theirs = await belongings(context, 'other customer');
      const broken: Broken[] = [];
      for (const orderNo of numbers) {
        for (const input of attempts(operationId, orderNo)) {
          broken.push(...(await attempt(context, operationId, input)));
        }
      }
      const mine = difference(before, await belongings(context));
      const changed = mine ?? difference(theirs, await belongings(context, 'other customer'));
      if (changed !== undefined) {
        const whose = mine === undefined ? 'their own' : "another customer's";
        const message = `a customer who uses another customer's plan changes ${changed} (${whose})`;
        broken.push(new Broken(message, broken[0]?.sent, true));
      }
      if (broken.length > 0) throw new Several(broken);
    },
  })),
];

function attempts(operationId: string, orderNo: unknown): Input[] {
  if (operationId !== 'renewIsp') return [{ query: { orderNo } }];
  const body = { orderNo, paymentType: 0, promotionCode: '' };
  return [0, 1].map((realPay) => ({ query: {}, body: { ...body, realPay } }));
}

async function attempt(context: CheckContext, id: string, input: Input): Promise<Broken[]> {
  try {
    const complaint = "it accepts another customer's plan";
    await refused(context, id, input, 'other customer', complaint);
    return [];
  } catch (error) {
    if (error instanceof Broken) return [error];
    throw error;
  }
}

/** Order numbers of the first customer: of plans, and of the newest order. */
async function myNumbers(context: CheckContext): Promise<unknown[]> {
  requireToken(context);
  const { plans } = await ispPlans(context);
  if (plans.length === 0) throw new Skipped('the customer has no ISP plan');
  // Subscribed plans first: only there does cancelling change anything.
  const subscribed = plans.filter(({ subscriptionId }) => Boolean(subscriptionId));
  const chosen = [...subscribed.slice(0, 1), ...plans];
  return [...new Set(chosen.map(({ orderNo }) => orderNo))].slice(0, MAX_TRIED);
}
