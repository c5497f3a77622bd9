import type { CheckContext, Sequence } from '../engine/context.ts';
import { seen } from '../engine/excerpt.ts';
import { Broken, Several, Skipped } from '../engine/failures.ts';
import type { Row, Sent } from '../engine/types.ts';
import { expectTotalPage } from './order-sequences.ts';
import { allOrders, orders } from './sequence-calls.ts';

/** The optional fields of an order, and the number of pages in a span. */
export const recordSequences: Sequence[] = [
  {
    operationId: 'listOrders',
    name: 'totalPage counts the pages of a time range',
    async run(context) {
      const { records } = await orders(context, {});
      const middle = records[Math.floor(records.length / 2)]?.['sysCreateTime'];
      if (middle === undefined) throw new Skipped('the customer has no orders');
      for (const span of [{ SearchBeginTime: middle }, { SearchEndTime: middle }]) {
        const all = await allOrders(context, 'customer', span);
        if (all.isWhole)
          await expectTotalPage(context, all.records.length, ' of a time range', span);
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
  const before = payable.find(
    ({ payableUntil, sysCreateTime }) =>
      typeof payableUntil === 'string' && payableUntil <= String(sysCreateTime),
  );
  const late = payable.find(
    ({ payableUntil }) => typeof payableUntil === 'string' && payableUntil < now,
  );
  return problems(sent, [
    ['a paid order has a payment page', payable.find(({ status }) => status !== 0), 'status'],
    ['two orders have the same payUrl', shared, 'orderNo'],
    ['payableUntil of an order is before its sysCreateTime', before, 'payableUntil'],
    ['an order has a payment page after payableUntil', late, 'payableUntil'],
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
    ['an order without a code has a different listAmount than amount', withoutCode, 'listAmount'],
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
 * Reports an order that was just bought and contains a different code.
 * @param code the code it was bought with; empty without one
 */
export function expectCode(context: CheckContext, order: Row, code: string, sent: Sent): void {
  const said = order['promotionCode'];
  if (typeof said !== 'string' || said.toLowerCase() === code.toLowerCase()) return;
  const message = `an order bought ${code === '' ? 'without a code' : 'with a code'} has a different promotionCode`;
  context.found(new Broken(`${message}${seen(said)}`, sent, true, { blamed: 'listOrders' }));
}

/**
 * Reports an order that was just bought and has a different price before the discount.
 * @param full what it costs without a code, in US dollars
 */
export function expectListAmount(
  context: CheckContext,
  order: Row,
  full: number,
  sent: Sent,
): void {
  const said = order['listAmount'];
  if (typeof said !== 'number' || Math.abs(said - full) <= 0.005) return;
  const message =
    'an order bought with a code has a different listAmount than the price without it';
  const words = `${message}${seen([said, full])}`;
  context.found(new Broken(words, sent, true, { blamed: 'listOrders' }));
}
