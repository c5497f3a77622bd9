import type { CheckContext } from '../engine/context.ts';
import { seen } from '../engine/excerpt.ts';
import { Broken } from '../engine/failures.ts';
import { success } from '../engine/sequences.ts';
import type { Row } from '../engine/types.ts';
import { isActive } from './facts.ts';
import { DAY_MS, inWords, offBy, type Span } from './moments.ts';
import { expectDetail } from './plan-sequences.ts';
import { seconds, until, type Bought } from './purchase.ts';
import { ispPlans } from './sequence-calls.ts';

/** Reports a paid plan that is missing or differs from what was bought. */
export async function expectNewPlan(
  context: CheckContext,
  before: readonly Row[],
  bought: Bought,
  sold: Row,
  paid: Span,
) {
  const { order, sent } = bought;
  const known = new Set(before.map(({ orderNo }) => orderNo));
  const isNew = ({ orderNo }: Row) => !known.has(orderNo);
  const { plans } = await until(
    context,
    () => ispPlans(context),
    (found) => found.plans.some(isNew),
  );
  const [plan, ...more] = plans.filter(isNew);
  const complain = (message: string, cause?: string) => {
    const about = { blamed: 'listIspPlans', ...(cause === undefined ? {} : { cause }) };
    context.found(new Broken(message, sent, true, about));
  };
  if (plan === undefined) {
    return complain(`the paid plan is not listed within ${seconds(context)} s of the payment`);
  }
  if (more.length > 0) complain(`one purchase creates ${more.length + 1} plans`);
  if (plan['quantity'] !== order['quantity']) {
    complain(
      `a purchase of ${String(order['quantity'])} IPs creates a plan of ${String(plan['quantity'])}`,
    );
  }
  if (!isActive(plan)) complain('the new plan has expired already');
  const { days, expireTime } = plan;
  if (typeof sold['days'] === 'number' && sold['days'] !== days) {
    complain(`a plan has a different number of days than was sold${seen([days, sold['days']])}`);
  }
  const lasts = Number(days) * DAY_MS;
  const off = offBy(expireTime, { from: paid.from + lasts, to: Date.now() + lasts }, bought.ahead);
  if (off !== 0) {
    complain(
      `a new plan of ${String(days)} days ends ${inWords(off)}${seen(expireTime)}`,
      'a plan does not last the number of days sold',
    );
  }
  if (plans[0]?.['orderNo'] !== plan['orderNo']) complain('plans are not newest first');
  const detail = await success(context, 'getIspPlan', { query: { orderNo: plan['orderNo'] } });
  expectDetail(plan, detail.body as Row, detail.sent);
}
