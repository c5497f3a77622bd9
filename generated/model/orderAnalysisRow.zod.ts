/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { MealType } from './mealType.zod.ts';

export const orderAnalysisRowTimeRegExp = new RegExp('^\\d{4}\\.\\d{2}\\.\\d{2} \\d{2}:\\d{2}$');
export const orderAnalysisRowAmountMax = 40;

export const orderAnalysisRowAmountRegExp = new RegExp('^\\d+(\\.\\d+)? (GB|IPs)$');
export const orderAnalysisRowPriceMin = 0;
export const orderAnalysisRowPriceMax = 1000000000;

export const OrderAnalysisRow = /*#__PURE__*/ zod.object({
  time: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(orderAnalysisRowTimeRegExp)),
  type: /*#__PURE__*/ zod.enum(['Residential', 'ISP']),
  planType: MealType,
  amount: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.maxLength(orderAnalysisRowAmountMax))
    .check(/*#__PURE__*/ zod.regex(orderAnalysisRowAmountRegExp)),
  price: /*#__PURE__*/ zod.exactOptional(
    /*#__PURE__*/ zod
      .number()
      .check(/*#__PURE__*/ zod.gte(orderAnalysisRowPriceMin))
      .check(/*#__PURE__*/ zod.lte(orderAnalysisRowPriceMax)),
  ),
});

export type OrderAnalysisRow = zod.output<typeof OrderAnalysisRow>;
