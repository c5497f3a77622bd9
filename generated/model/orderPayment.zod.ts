/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { PaymentUrl } from './paymentUrl.zod.ts';

export const orderPaymentAmountMin = 0;
export const orderPaymentAmountMax = 1000000000;

export const OrderPayment = /*#__PURE__*/ zod.object({
  url: PaymentUrl,
  amount: /*#__PURE__*/ zod.exactOptional(
    /*#__PURE__*/ zod
      .number()
      .check(/*#__PURE__*/ zod.gte(orderPaymentAmountMin))
      .check(/*#__PURE__*/ zod.lte(orderPaymentAmountMax)),
  ),
});

export type OrderPayment = zod.output<typeof OrderPayment>;
