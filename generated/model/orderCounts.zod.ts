/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const orderCountsBasicMin = 0;

export const orderCountsPremiumMin = 0;

export const orderCountsIspMin = 0;

export const OrderCounts = /*#__PURE__*/ zod.object({
  basic: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(orderCountsBasicMin)),
  premium: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(orderCountsPremiumMin)),
  isp: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(orderCountsIspMin)),
});

export type OrderCounts = zod.output<typeof OrderCounts>;
