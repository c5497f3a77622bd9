/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { EnvelopeMessage } from './envelopeMessage.zod.ts';
import { OrderPayment } from './orderPayment.zod.ts';
import { SuccessCode } from './successCode.zod.ts';

export const BuyIspOk = /*#__PURE__*/ zod.object({
  code: SuccessCode,
  message: /*#__PURE__*/ zod.exactOptional(EnvelopeMessage),
  body: OrderPayment,
});

export type BuyIspOk = zod.output<typeof BuyIspOk>;
