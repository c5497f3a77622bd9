/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const PromotionCodeMax = 64;

export const PromotionCode = /*#__PURE__*/ zod
  .string()
  .check(/*#__PURE__*/ zod.maxLength(PromotionCodeMax));

export type PromotionCode = zod.output<typeof PromotionCode>;
