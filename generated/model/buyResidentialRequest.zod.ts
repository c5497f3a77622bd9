/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { PaymentType } from './paymentType.zod.ts';
import { PromotionCode } from './promotionCode.zod.ts';
import { ResidentialTier } from './residentialTier.zod.ts';

export const buyResidentialRequestQuantityMin = 5;
export const buyResidentialRequestQuantityMax = 100;

export const BuyResidentialRequest = /*#__PURE__*/ zod.object({
  Quantity: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(buyResidentialRequestQuantityMin))
    .check(/*#__PURE__*/ zod.lte(buyResidentialRequestQuantityMax)),
  PromotionCode: PromotionCode,
  paymentType: PaymentType,
  mealType: ResidentialTier,
});

export type BuyResidentialRequest = zod.output<typeof BuyResidentialRequest>;
