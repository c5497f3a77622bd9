import type { Sequence } from '../engine/context.ts';
import { seen } from '../engine/excerpt.ts';
import { Broken, Several, Skipped } from '../engine/failures.ts';
import type { Row, Sent } from '../engine/types.ts';
import { allOrders, orders } from './sequence-calls.ts';

/** What the optional fields of an order say, and how many pages a span has. */
export const recordSequences: Sequence[] = [
  {
    operationId: 'listOrders',
    name: 'totalPage counts the pages of a span',
    async run(context) {
      const { records } = await orders(context, {});
      const middle = records[Math.floor(records.length / 2)]?.['sysCreateTime'];
      if (middle === undefined) throw new Skipped('the customer has no orders');
      for (const span of [{ SearchBeginTime: middle }, { SearchEndTime: middle }]) {
        const all = await allOrders(context, 'customer', span);
        const { totalPage, sent } = await orders(context, { PageSize: 5, ...span });
        const expected = Math.ceil(all.records.length / 5);
        if (!all.isWhole || totalPage === expected) continue;
        const message = `totalPage is ${totalPage} for ${all.records.length} orders of a span in pages of 5`;
        throw new Broken(message, sent, null, { cause: 'totalPage is wrong within a span' });
      }
    },
  },
  {
    operationId: 'listOrders',
    name: 'payment pages and list prices belong to their orders',
    async run(context) {
      const { records, sent } = await allOrders(context);
      const broken = [...pageProblems(records, sent), ...priceProblems(records, sent)];
      if (broken.length > 0) throw new Several(broken);
    },
  },
];

function pageProblems(records: readonly Row[], sent: Sent): Broken[] {
  const payable = records.filter(({ payUrl }) => typeof payUrl === 'string');
  const pages = payable.map(({ payUrl }) => String(payUrl));
  const shared = payable.find(({ payUrl }, at) => pages.indexOf(String(payUrl)) !== at);
  const now = new Date().toISOString().slice(0, 19).replace('T', ' ');
  const late = payable.find(
    ({ payableUntil }) => typeof payableUntil === 'string' && payableUntil < now,
  );
  return problems(sent, [
    ['a paid order has a payment page', payable.find(({ status }) => status !== 0), 'status'],
    ['two orders have the same payUrl', shared, 'orderNo'],
    ['a payment page stands there after its last moment', late, 'payableUntil'],
  ]);
}

function priceProblems(records: readonly Row[], sent: Sent): Broken[] {
  const listed = records.filter(({ listAmount }) => typeof listAmount === 'number');
  const dearer = listed.find(({ amount, listAmount }) => Number(listAmount) < Number(amount));
  const withoutCode = listed.find(
    ({ amount, listAmount, promotionCode }) => promotionCode === '' && listAmount !== amount,
  );
  return problems(sent, [
    ['an order costs more than its listAmount', dearer, 'listAmount'],
    ['an order without a code has another listAmount than its amount', withoutCode, 'listAmount'],
  ]);
}

const problems = (
  sent: Sent,
  found: readonly (readonly [message: string, order: Row | undefined, field: string])[],
): Broken[] =>
  found
    .filter(([, order]) => order !== undefined)
    .map(([message, order, field]) => new Broken(`${message}${seen(order?.[field])}`, sent));

/**
 * Checks which code an order names that was just bought.
 * @param code the code it was bought with; empty without one
 * @throws Broken when it names another one
 */
export function expectCode(order: Row, code: string, sent: Sent): void {
  const said = order['promotionCode'];
  if (typeof said !== 'string' || said.toLowerCase() === code.toLowerCase()) return;
  const message = `an order bought ${code === '' ? 'without a code' : 'with a code'} names another promotionCode`;
  throw new Broken(`${message}${seen(said)}`, sent, true, { blamed: 'listOrders' });
}

/**
 * Checks the price before the discount of an order that was just bought.
 * @param full what it costs without a code, in US dollars
 * @throws Broken when the order says another one
 */
export function expectListAmount(order: Row, full: number, sent: Sent): void {
  const said = order['listAmount'];
  if (typeof said !== 'number' || Math.abs(said - full) <= 0.005) return;
  const message = 'an order bought with a code has another listAmount than the price without it';
  throw new Broken(`${message}${seen([said, full])}`, sent, true, { blamed: 'listOrders' });
}

/**
 * Checks the prices of the analysis, where every row says one.
 * @throws Broken when a price is of no paid order
 */
export function expectPrices(paid: readonly Row[], rows: readonly Row[], sent: Sent): void {
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

/** What is in the first list more often than in the second. */
export function without(some: readonly string[], others: readonly string[]): string[] {
  const rest = [...others];
  return some.filter((one) => {
    const at = rest.indexOf(one);
    if (at !== -1) rest.splice(at, 1);
    return at === -1;
  });
}
