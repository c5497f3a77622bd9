import type { OrderRecord } from '../../../generated/model/orderRecord.zod.ts';
import { BYTE_ORDER_MARK, toCsv } from '../../domain/csv.ts';
import { isPaid } from '../../domain/orders/order.ts';
import { receiptFigures } from '../../domain/orders/receipt.ts';
import { PLANS } from '../../domain/plans.ts';

const dollars = (order: OrderRecord, figure: 'list' | 'discount' | 'total') =>
  receiptFigures(order)[figure].toFixed(2);

/** English in every language, because programs read the file. */
const COLUMNS: readonly [string, (order: OrderRecord) => string | number | null][] = [
  ['Order Number', ({ orderNo }) => orderNo],
  ['Order Name', ({ orderName }) => orderName],
  ['Type', ({ mealType }) => PLANS[mealType].orderType],
  ['Amount', ({ quantity }) => quantity],
  ['Unit', ({ mealType }) => PLANS[mealType].unit],
  ['Currency', () => 'USD'],
  // Empty if the server does not send it.
  ['List Price', (order) => (order.listAmount === undefined ? null : dollars(order, 'list'))],
  ['Discount', (order) => (order.listAmount === undefined ? null : dollars(order, 'discount'))],
  ['Discount Code', ({ promotionCode }) => promotionCode ?? null],
  ['Price', (order) => dollars(order, 'total')],
  ['Order Status', ({ status }) => (isPaid(status) ? 'Paid' : 'No paid')],
  ['Time (UTC)', ({ sysCreateTime }) => sysCreateTime],
];

/** Orders as CSV for spreadsheets, guarded against formulas. */
export function ordersCsv(orders: readonly OrderRecord[]): string {
  const names = COLUMNS.map(([name]) => name);
  const rows = orders.map((order) => COLUMNS.map(([, of]) => of(order)));
  return BYTE_ORDER_MARK + toCsv([names, ...rows]);
}
