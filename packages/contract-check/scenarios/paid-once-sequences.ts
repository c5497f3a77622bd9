import type { CheckContext, Sequence } from '../engine/context.ts';
import { Broken, Skipped } from '../engine/failures.ts';
import { requireMutate, success } from '../engine/sequences.ts';
import type { Input, Row } from '../engine/types.ts';
import { dateOf, DAY_MS } from './moments.ts';
import { optionsOf } from './options.ts';
import { payAgain, quiet } from './paid-once.ts';
import { residential } from './purchase-sequences.ts';
import { belongings, buy, payFor, until, type Belongings } from './purchase.ts';
import { renewable, renewal } from './renewal-sequences.ts';

/** Number of simultaneous payments of one page. */
const AT_ONCE = 3;
const GB = 5;
const IPS = 25;

type Product = {
  operationId: string;
  /** What is bought, and how often it was delivered. Throws Skipped if it cannot be bought. */
  prepare: (context: CheckContext) => Promise<{
    input: Input;
    deliveries: (before: Belongings, after: Belongings) => number;
  }>;
};

const PRODUCTS: readonly Product[] = [
  {
    operationId: 'buyResidential',
    prepare: () =>
      Promise.resolve({
        input: residential('premium', GB),
        deliveries: (before, after) => (totalOf(after.bandwidth) - totalOf(before.bandwidth)) / GB,
      }),
  },
  {
    operationId: 'buyIsp',
    async prepare(context) {
      const sold = ((await success(context, 'listStaticPlans')).body as Row[])[1];
      if (sold === undefined) throw new Skipped('there is no ISP plan for sale');
      const body = { paymentType: 0, PromotionCode: '', planKey: sold['planKey'], planNum: IPS };
      return {
        input: { query: {}, body },
        deliveries: (before, after) => after.plans.length - before.plans.length,
      };
    },
  },
  {
    operationId: 'renewIsp',
    async prepare(context) {
      const { orderNo, days } = await renewable(context);
      const expiry = ({ plans }: Belongings) =>
        dateOf(plans.find((plan) => plan['orderNo'] === orderNo)?.['expireTime']);
      return {
        input: renewal({ orderNo }, '', 1),
        deliveries: (before, after) =>
          Math.round((expiry(after) - expiry(before)) / (Number(days) * DAY_MS)),
      };
    },
  },
];

const totalOf = (figures: Row): number => Number(figures['premiumTotalBandWidth']);

export const paidOnceSequences: Sequence[] = PRODUCTS.map(({ operationId, prepare }) => ({
  operationId,
  name: 'simultaneous payments of one page deliver once',
  async run(context) {
    requireMutate(context);
    const { input, deliveries } = await prepare(context);
    const before = await belongings(context);
    const bought = await buy(context, operationId, input);
    if (optionsOf(context).pay === undefined) throw new Skipped('pass --pay-command');
    const paid = await payFor(context, bought, 'customer', async (url) => {
      const refusals = await Promise.all(
        Array.from({ length: AT_ONCE }, () => payAgain(context, url)),
      );
      const [first] = refusals;
      if (first !== undefined && !refusals.includes(undefined)) throw first;
    });
    await until(
      context,
      () => belongings(context),
      (after) => deliveries(before, after) > 0,
    );
    await quiet(paid);
    const after = await belongings(context);
    const times = deliveries(before, after);
    if (times > 1) {
      const message = `${AT_ONCE} simultaneous payments of one page deliver ${times} times`;
      const cause = 'simultaneous payments deliver twice';
      throw new Broken(message, bought.sent, true, { cause });
    }
    const counted = sumOf(after.counts) - sumOf(before.counts);
    if (counted > 1) {
      const message = `an order that is paid twice at the same moment counts ${counted} times`;
      throw new Broken(message, bought.sent, true, { blamed: 'analyseOrders' });
    }
  },
}));

const sumOf = (counts: Row): number =>
  Object.values(counts).reduce<number>((sum, count) => sum + Number(count), 0);
