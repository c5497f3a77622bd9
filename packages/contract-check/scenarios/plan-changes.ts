import type { CheckContext } from '../engine/context.ts';
import { seen } from '../engine/excerpt.ts';
import { Broken } from '../engine/failures.ts';
import { success } from '../engine/sequences.ts';
import type { Row, Sent } from '../engine/types.ts';
import { linesOf } from './plan-sequences.ts';

/** The addresses of a plan with their credentials, in any order. */
export async function addressesOf(context: CheckContext, { orderNo }: Row): Promise<string> {
  const { body } = await success(context, 'getIspPlan', { query: { orderNo } });
  return linesOf(body as Row)
    .toSorted()
    .join('\n');
}

/** A renewal extends its plan, and changes nothing else. */
export function expectSame(
  context: CheckContext,
  before: readonly Row[],
  after: readonly Row[],
  { orderNo }: Row,
  sent: Sent,
): void {
  const [old, now] = [before, after].map((plans) =>
    plans.find((one) => one['orderNo'] === orderNo),
  );
  for (const field of ['quantity', 'days', 'subscriptionId', 'autoRenew']) {
    const pair = [old?.[field] ?? null, now?.[field] ?? null];
    if (pair[0] === pair[1]) continue;
    const about = { blamed: 'listIspPlans' };
    const message = `a renewal changes ${field} of its plan${seen(pair)}`;
    context.found(new Broken(message, sent, true, about));
  }
}

/** Reports a change of another plan. */
export function expectRest(
  context: CheckContext,
  before: readonly Row[],
  after: readonly Row[],
  plan: Row,
  what: string,
  sent: Sent,
): void {
  const rest = (rows: readonly Row[]) =>
    rows
      .filter(({ orderNo }) => orderNo !== plan['orderNo'])
      .map(({ orderNo, expireTime, subscriptionId }) =>
        [orderNo, expireTime, subscriptionId].join(' '),
      )
      .toSorted()
      .join('\n');
  if (rest(before) !== rest(after)) {
    context.found(new Broken(`${what} changes another plan`, sent, true));
  }
}
