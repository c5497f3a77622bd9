/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { DiscountQuote } from './discountQuote.zod.ts';
import { EnvelopeMessage } from './envelopeMessage.zod.ts';
import { SuccessCode } from './successCode.zod.ts';

export const CheckDiscountOk = /*#__PURE__*/ zod.object({
  code: SuccessCode,
  message: /*#__PURE__*/ zod.exactOptional(EnvelopeMessage),
  body: DiscountQuote,
});

export type CheckDiscountOk = zod.output<typeof CheckDiscountOk>;
