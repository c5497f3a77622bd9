/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const staticPlanPlanKeyMax = 200;

export const staticPlanPlanNameMax = 200;

export const staticPlanUnitPriceMin = 0;
export const staticPlanUnitPriceMax = 1000000000;

export const staticPlanDaysMax = 3650;

export const staticPlanInStockMin = 0;

export const StaticPlan = /*#__PURE__*/ zod.object({
  planKey: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(staticPlanPlanKeyMax)),
  planName: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(staticPlanPlanNameMax)),
  unitPrice: /*#__PURE__*/ zod
    .number()
    .check(/*#__PURE__*/ zod.gte(staticPlanUnitPriceMin))
    .check(/*#__PURE__*/ zod.lte(staticPlanUnitPriceMax)),
  days: /*#__PURE__*/ zod.exactOptional(
    /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.lte(staticPlanDaysMax)),
  ),
  inStock: /*#__PURE__*/ zod.exactOptional(
    /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(staticPlanInStockMin)),
  ),
});

export type StaticPlan = zod.output<typeof StaticPlan>;
