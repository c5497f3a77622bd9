/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { OrderAnalysisRow } from './orderAnalysisRow.zod.ts';
import { OrderCounts } from './orderCounts.zod.ts';

export const orderAnalysisRowsMax = 200000;

export const OrderAnalysis = /*#__PURE__*/ zod.object({
  rows: /*#__PURE__*/ zod
    .array(OrderAnalysisRow)
    .check(/*#__PURE__*/ zod.maxLength(orderAnalysisRowsMax)),
  counts: OrderCounts,
});

export type OrderAnalysis = zod.output<typeof OrderAnalysis>;
