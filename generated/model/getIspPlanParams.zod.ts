/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const getIspPlanParamsOrderNoMax = 64;

export const GetIspPlanParams = /*#__PURE__*/ zod.object({
  orderNo: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(getIspPlanParamsOrderNoMax)),
});

export type GetIspPlanParams = zod.output<typeof GetIspPlanParams>;
