/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { EnvelopeMessage } from './envelopeMessage.zod.ts';
import { Payment } from './payment.zod.ts';
import { SuccessCode } from './successCode.zod.ts';

export const CreateSubscriptionOk = /*#__PURE__*/ zod.object({
  code: SuccessCode,
  message: /*#__PURE__*/ zod.exactOptional(EnvelopeMessage),
  body: Payment,
});

export type CreateSubscriptionOk = zod.output<typeof CreateSubscriptionOk>;
