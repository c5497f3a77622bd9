/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { OrderRecord } from './orderRecord.zod.ts';

export const orderPageRecordsMax = 100;

export const orderPageTotalPageMin = 0;

export const OrderPage = /*#__PURE__*/ zod.object({
  records: /*#__PURE__*/ zod
    .array(OrderRecord)
    .check(/*#__PURE__*/ zod.maxLength(orderPageRecordsMax)),
  totalPage: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(orderPageTotalPageMin)),
});

export type OrderPage = zod.output<typeof OrderPage>;
