import type { OrderRecord } from '../../../generated/model/orderRecord.zod.ts';
import { toCsv } from '../../domain/csv.ts';
import { PLANS } from '../../domain/plans.ts';
import { statusText } from './order-words.ts';

const COLUMNS = [
  'Order Number',
  'Order Name',
  'Type',
  'Amount',
  'Unit',
  'Price($)',
  'Order Status',
  'Time (UTC)',
];

/** Orders as CSV for spreadsheets, guarded against formulas. */
export function ordersCsv(orders: readonly OrderRecord[]): string {
  const rows = orders.map((order) => [
    order.orderNo,
    order.orderName,
    PLANS[order.mealType].orderType,
    order.quantity,
    PLANS[order.mealType].unit,
    order.amount,
    statusText(order.status),
    order.sysCreateTime,
  ]);
  return toCsv([COLUMNS, ...rows]);
}
