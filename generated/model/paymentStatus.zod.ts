/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { PaymentState } from './paymentState.zod.ts';

export const paymentStatusOrderNoMax = 64;

export const PaymentStatus = /*#__PURE__*/ zod.object({
  status: /*#__PURE__*/ zod.int(),
  orderNo: /*#__PURE__*/ zod.exactOptional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(paymentStatusOrderNoMax)),
  ),
  state: /*#__PURE__*/ zod.exactOptional(PaymentState),
});

export type PaymentStatus = zod.output<typeof PaymentStatus>;
