/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { PaymentUrl } from './paymentUrl.zod.ts';

export const renewQuoteAmountMin = 0;
export const renewQuoteAmountMax = 1000000000;

export const RenewQuote = /*#__PURE__*/ zod.object({
  amount: /*#__PURE__*/ zod
    .number()
    .check(/*#__PURE__*/ zod.gte(renewQuoteAmountMin))
    .check(/*#__PURE__*/ zod.lte(renewQuoteAmountMax)),
  url: /*#__PURE__*/ zod.exactOptional(PaymentUrl),
});

export type RenewQuote = zod.output<typeof RenewQuote>;
