import type { CheckContext, Sequence } from '../engine/context.ts';
import { Broken, Skipped } from '../engine/failures.ts';
import { requireMutate, success } from '../engine/sequences.ts';
import type { Row } from '../engine/types.ts';
import { optionsOf } from './options.ts';
import { quiet } from './paid-once.ts';
import { residential } from './purchase-sequences.ts';
import { belongings, buy, difference, payFor, until } from './purchase.ts';
import { renewable, renewal } from './renewal-sequences.ts';

/** Reports of a payment provider after a payment, or instead of one. */
export const declineSequences: Sequence[] = [
  {
    operationId: 'buyResidential',
    name: 'a declined payment delivers nothing',
    async run(context) {
      const { decline } = requireDecline(context);
      const { url, sent } = await buy(context, 'buyResidential', residential('basic'));
      const before = await belongings(context);
      const from = Date.now();
      await decline(url);
      await quiet({ from, to: Date.now() });
      const changed = difference(before, await belongings(context));
      if (changed === undefined) return;
      throw new Broken(`a declined payment changes ${changed}`, sent, true);
    },
  },
  {
    operationId: 'buyResidential',
    name: 'declining a paid order changes nothing',
    run: (context) => expectKept(context, 'buyResidential', residential('basic').body),
  },
  {
    operationId: 'buyIsp',
    name: 'declining a paid order changes nothing',
    async run(context) {
      requireDecline(context);
      const sold = ((await success(context, 'listStaticPlans')).body as Row[])[1];
      if (sold === undefined) throw new Skipped('there is no ISP plan for sale');
      const { planKey } = sold;
      const body = { paymentType: 0, PromotionCode: '', planKey, planNum: 25 };
      await expectKept(context, 'buyIsp', body);
    },
  },
  {
    operationId: 'renewIsp',
    name: 'declining a paid order changes nothing',
    async run(context) {
      requireDecline(context);
      await expectKept(context, 'renewIsp', renewal(await renewable(context), '', 1).body);
    },
  },
];

function requireDecline(context: CheckContext) {
  requireMutate(context);
  const { pay, decline } = optionsOf(context);
  if (pay === undefined || decline === undefined) {
    throw new Skipped('pass --pay-command and --decline-command');
  }
  return { pay, decline };
}

/** Pays, then declines the same page, which may reject that. Everything that was delivered stays. */
async function expectKept(context: CheckContext, operationId: string, body: Row): Promise<void> {
  const { decline } = requireDecline(context);
  const start = await belongings(context);
  const bought = await buy(context, operationId, { query: {}, body });
  const paid = await payFor(context, bought);
  const before = await until(
    context,
    () => belongings(context),
    (now) => difference({ ...start, orders: now.orders, counts: now.counts }, now) !== undefined,
  );
  await decline(bought.url).catch((error: unknown) => {
    if (!(error instanceof Broken)) throw error;
  });
  await quiet(paid);
  const changed = difference(before, await belongings(context));
  if (changed === undefined) return;
  const message = `a decline after the payment changes ${changed}`;
  const more = { cause: 'a decline revokes a payment' };
  throw new Broken(message, bought.sent, true, more);
}
