/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { MealType } from './mealType.zod.ts';

export const checkDiscountParamsNameMax = 64;

export const checkDiscountParamsAmountExclusiveMin = 0;
export const checkDiscountParamsAmountMax = 100000;

export const CheckDiscountParams = /*#__PURE__*/ zod.object({
  name: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(checkDiscountParamsNameMax)),
  amount: /*#__PURE__*/ zod
    .number()
    .check(/*#__PURE__*/ zod.gt(checkDiscountParamsAmountExclusiveMin))
    .check(/*#__PURE__*/ zod.lte(checkDiscountParamsAmountMax)),
  mealType: MealType,
});

export type CheckDiscountParams = zod.output<typeof CheckDiscountParams>;
