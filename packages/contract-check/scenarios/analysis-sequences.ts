import { exchange, operationOf, type CheckContext, type Sequence } from '../engine/context.ts';
import { seen } from '../engine/excerpt.ts';
import { Broken, Skipped } from '../engine/failures.ts';
import { bodyOf, isSuccess } from '../engine/judge.ts';
import type { Customer, Row, Sent } from '../engine/types.ts';
import { allOrders } from './sequence-calls.ts';

export const analysisSequences: Sequence[] = [
  {
    operationId: 'analyseOrders',
    name: 'the counts match the rows, which are oldest first',
    async run(context) {
      const { rows, counts, sent } = await analysis(context);
      for (const kind of ['basic', 'premium', 'isp']) {
        const found = rows.filter((row) => row['planType'] === kind).length;
        if (found !== counts[kind]) {
          const message = `counts.${kind} is ${String(counts[kind])}, but the number of rows is ${found}`;
          throw new Broken(message, sent, null, { cause: 'the counts do not match the rows' });
        }
      }
      const times = rows.map((row) => String(row['time']));
      const at = times.findIndex((time, index) => index > 0 && time < (times[index - 1] ?? ''));
      if (at !== -1) {
        const pair = seen(times.slice(at - 1, at + 1));
        throw new Broken(`the rows are not oldest first${pair}`, sent);
      }
      const stranger = rows.find(
        ({ type, planType, amount }) =>
          (type === 'ISP') !== (planType === 'isp') ||
          String(amount).endsWith('IPs') !== (planType === 'isp'),
      );
      if (stranger !== undefined) {
        const { type, planType, amount } = stranger;
        const words = [planType, type, amount].map(String).join(', ');
        throw new Broken(`a row contradicts itself: ${words}`, sent);
      }
    },
  },
  {
    operationId: 'analyseOrders',
    name: 'the analysis matches the paid orders in the list',
    async run(context) {
      const { records, isWhole } = await allOrders(context);
      if (!isWhole) throw new Skipped('the customer has too many orders to read them all');
      const { rows, sent } = await analysis(context);
      const paid = records.filter(({ status }) => status !== 0);
      const ofList = paid.map(
        ({ mealType, quantity }) => `${String(mealType)} ${String(quantity)}`,
      );
      const ofRows = rows.map(
        ({ planType, amount }) => `${String(planType)} ${Number.parseFloat(String(amount))}`,
      );
      const missing = without(ofList, ofRows)[0];
      const extra = without(ofRows, ofList)[0];
      if (missing !== undefined) {
        throw new Broken(`a paid order is missing from the analysis: ${missing}`, sent);
      }
      if (extra !== undefined) {
        throw new Broken(`the analysis has a row without a paid order: ${extra}`, sent);
      }
      const ofOrders = paid.map((order) =>
        String(order['sysCreateTime']).slice(0, -3).replaceAll('-', '.'),
      );
      const stranger = without(
        rows.map(({ time }) => String(time)),
        ofOrders,
      )[0];
      if (stranger !== undefined) {
        const message = `the analysis has a time that no paid order has${seen(stranger)}`;
        context.found(new Broken(message, sent, true));
      }
      expectPrices(paid, rows, sent);
    },
  },
];

/**
 * The analysis of the paid orders.
 * @throws Broken when the call fails
 */
export async function analysis(context: CheckContext, identity: Customer = 'customer') {
  const operation = operationOf(context, 'analyseOrders');
  const { sent, answer } = await exchange(context, operation, { query: {} }, identity);
  if (!isSuccess(operation, answer)) throw new Broken('analyseOrders fails', sent, true);
  const { rows, counts } = bodyOf(operation, answer) as { rows: readonly Row[]; counts: Row };
  return { rows, counts, sent };
}

/**
 * Checks the prices of the analysis, if every row has one.
 * @throws Broken if a price matches no paid order
 */
function expectPrices(paid: readonly Row[], rows: readonly Row[], sent: Sent): void {
  if (rows.some(({ price }) => typeof price !== 'number')) return;
  const ofList = paid.map(({ amount }) => Number(amount).toFixed(2));
  const stranger = without(
    rows.map(({ price }) => Number(price).toFixed(2)),
    ofList,
  )[0];
  if (stranger === undefined) return;
  const message = `the analysis has a price that no paid order has${seen(stranger)}`;
  throw new Broken(message, sent, true);
}

/** Items that the first list contains more often than the second. */
function without(some: readonly string[], others: readonly string[]): string[] {
  const rest = [...others];
  return some.filter((one) => {
    const at = rest.indexOf(one);
    if (at !== -1) rest.splice(at, 1);
    return at === -1;
  });
}
