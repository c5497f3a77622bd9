/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { LinkUrl } from './linkUrl.zod.ts';
import { MealType } from './mealType.zod.ts';
import { PaymentState } from './paymentState.zod.ts';
import { PaymentUrl } from './paymentUrl.zod.ts';
import { PromotionCode } from './promotionCode.zod.ts';
import { RecordId } from './recordId.zod.ts';
import { UtcTime } from './utcTime.zod.ts';

export const orderRecordOrderNoMax = 64;

export const orderRecordOrderNameMax = 1000;

export const orderRecordQuantityMin = 0;

export const orderRecordAmountMin = 0;
export const orderRecordAmountMax = 1000000000;

export const orderRecordListAmountMin = 0;
export const orderRecordListAmountMax = 1000000000;

export const orderRecordPaymentNoteMax = 300;

export const OrderRecord = /*#__PURE__*/ zod.object({
  id: RecordId,
  orderNo: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(orderRecordOrderNoMax)),
  orderName: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(orderRecordOrderNameMax)),
  mealType: MealType,
  quantity: /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(orderRecordQuantityMin)),
  amount: /*#__PURE__*/ zod
    .number()
    .check(/*#__PURE__*/ zod.gte(orderRecordAmountMin))
    .check(/*#__PURE__*/ zod.lte(orderRecordAmountMax)),
  status: /*#__PURE__*/ zod.int(),
  sysCreateTime: UtcTime,
  payUrl: /*#__PURE__*/ zod.exactOptional(PaymentUrl),
  payableUntil: /*#__PURE__*/ zod.exactOptional(UtcTime),
  promotionCode: /*#__PURE__*/ zod.exactOptional(PromotionCode),
  listAmount: /*#__PURE__*/ zod.exactOptional(
    /*#__PURE__*/ zod
      .number()
      .check(/*#__PURE__*/ zod.gte(orderRecordListAmountMin))
      .check(/*#__PURE__*/ zod.lte(orderRecordListAmountMax)),
  ),
  paymentState: /*#__PURE__*/ zod.exactOptional(PaymentState),
  paymentNote: /*#__PURE__*/ zod.exactOptional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(orderRecordPaymentNoteMax)),
  ),
  invoiceUrl: /*#__PURE__*/ zod.exactOptional(LinkUrl),
});

export type OrderRecord = zod.output<typeof OrderRecord>;
