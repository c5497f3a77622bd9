import type { CheckContext, Sequence } from '../engine/context.ts';
import { Broken, Skipped } from '../engine/failures.ts';
import { requireMutate } from '../engine/sequences.ts';
import { isActive } from './facts.ts';
import { dateOf, DAY_MS, inWords } from './moments.ts';
import { codes, discount } from './money-sequences.ts';
import { optionsOf } from './options.ts';
import { expectPaidOnce } from './paid-once.ts';
import { buyData, residential } from './purchase-sequences.ts';
import { buy, payFor, seconds, until } from './purchase.ts';
import { renewable, renewal } from './renewal-sequences.ts';
import { bandwidth, ispPlans } from './sequence-calls.ts';

const GB = 5;

/** Several payments of one customer, and one with a code. */
export const paymentSequences: Sequence[] = [
  {
    operationId: 'buyResidential',
    name: 'two orders that are paid simultaneously are both delivered once',
    async run(context) {
      requirePay(context);
      const totalOf = async () => Number((await bandwidth(context))['premiumTotalBandWidth']);
      const before = await totalOf();
      const first = await buy(context, 'buyResidential', residential('premium', GB));
      const second = await buy(context, 'buyResidential', residential('premium', GB));
      const paid = await Promise.all([payFor(context, first), payFor(context, second)]);
      const holds = (total: number) => Math.abs(total - before - 2 * GB) < 1e-6;
      const after = await until(context, totalOf, holds);
      if (!holds(after)) {
        const message = `two orders of ${GB} GB that are paid simultaneously credit ${after - before} GB within ${seconds(context)} s`;
        const cause = 'simultaneous payments are lost';
        context.found(new Broken(message, second.sent, true, { blamed: 'getBandwidth', cause }));
      }
      // No matter which was paid last, one of these was paid before another one.
      await expectPaidOnce(context, first, paid[0]);
      await expectPaidOnce(context, second, paid[1]);
    },
  },
  {
    operationId: 'buyResidential',
    name: 'a purchase with a code is credited, and costs the same once it is paid',
    async run(context) {
      requirePay(context);
      for (const code of codes(context)) {
        const found = await discount(context, code, 1000, 'premium');
        if (found !== undefined)
          return await buyData(context, 'premium', 'customer', { gb: 100, code });
      }
      throw new Skipped('no code is valid for premium data; pass --discount-code');
    },
  },
  {
    operationId: 'renewIsp',
    name: 'two renewals that are ordered before either is paid move the expiry twice',
    async run(context) {
      requirePay(context);
      const plan = await renewable(context);
      if (!isActive(plan)) throw new Skipped('the customer has only expired plans');
      const expiry = async () =>
        dateOf(
          (await ispPlans(context)).plans.find(({ orderNo }) => orderNo === plan['orderNo'])?.[
            'expireTime'
          ],
        );
      const before = await expiry();
      const first = await buy(context, 'renewIsp', renewal(plan, '', 1));
      const second = await buy(context, 'renewIsp', renewal(plan, '', 1));
      await payFor(context, first);
      await payFor(context, second);
      const wanted = before + 2 * Number(plan['days']) * DAY_MS;
      const after = await until(context, expiry, (moment) => moment === wanted);
      if (after === wanted) return;
      const message = `two paid renewals of one plan move its expiry by ${((after - before) / DAY_MS).toFixed(1)} days, ${inWords(after - wanted)}`;
      const cause = 'two renewals of one plan move its expiry by the wrong number of days';
      throw new Broken(message, second.sent, true, { cause });
    },
  },
];

function requirePay(context: CheckContext): void {
  requireMutate(context);
  if (optionsOf(context).pay === undefined) throw new Skipped('pass --pay-command');
}
