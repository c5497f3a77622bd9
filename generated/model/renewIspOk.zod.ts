/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { EnvelopeMessage } from './envelopeMessage.zod.ts';
import { RenewQuote } from './renewQuote.zod.ts';
import { SuccessCode } from './successCode.zod.ts';

export const RenewIspOk = /*#__PURE__*/ zod.object({
  code: SuccessCode,
  message: /*#__PURE__*/ zod.exactOptional(EnvelopeMessage),
  body: RenewQuote,
});

export type RenewIspOk = zod.output<typeof RenewIspOk>;
