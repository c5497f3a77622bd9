/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { PaymentType } from './paymentType.zod.ts';
import { PromotionCode } from './promotionCode.zod.ts';

export const BuyIspRequest = /*#__PURE__*/ zod.object({
  paymentType: PaymentType,
  PromotionCode: PromotionCode,
  planKey: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  planNum: /*#__PURE__*/ zod.union([
    /*#__PURE__*/ zod.literal(25),
    /*#__PURE__*/ zod.literal(50),
    /*#__PURE__*/ zod.literal(75),
    /*#__PURE__*/ zod.literal(100),
  ]),
});

export type BuyIspRequest = zod.output<typeof BuyIspRequest>;
