/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { PaymentType } from './paymentType.zod.ts';
import { PromotionCode } from './promotionCode.zod.ts';

export const renewIspRequestOrderNoMax = 64;

export const RenewIspRequest = /*#__PURE__*/ zod.object({
  orderNo: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(renewIspRequestOrderNoMax)),
  paymentType: PaymentType,
  promotionCode: PromotionCode,
  realPay: /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal(0), /*#__PURE__*/ zod.literal(1)]),
});

export type RenewIspRequest = zod.output<typeof RenewIspRequest>;
