/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { PaymentUrl } from './paymentUrl.zod.ts';
import { ReplacedAddress } from './replacedAddress.zod.ts';

export const replacementPairsMax = 256;

export const replacementAmountMin = 0;
export const replacementAmountMax = 1000000000;

export const Replacement = /*#__PURE__*/ zod.object({
  pairs: /*#__PURE__*/ zod
    .array(ReplacedAddress)
    .check(/*#__PURE__*/ zod.maxLength(replacementPairsMax)),
  amount: /*#__PURE__*/ zod
    .number()
    .check(/*#__PURE__*/ zod.gte(replacementAmountMin))
    .check(/*#__PURE__*/ zod.lte(replacementAmountMax)),
  url: /*#__PURE__*/ zod.exactOptional(PaymentUrl),
});

export type Replacement = zod.output<typeof Replacement>;
