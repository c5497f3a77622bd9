/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { EnvelopeMessage } from './envelopeMessage.zod.ts';
import { Replacement } from './replacement.zod.ts';
import { SuccessCode } from './successCode.zod.ts';

export const ReplaceIpsOk = /*#__PURE__*/ zod.object({
  code: SuccessCode,
  message: /*#__PURE__*/ zod.exactOptional(EnvelopeMessage),
  body: Replacement,
});

export type ReplaceIpsOk = zod.output<typeof ReplaceIpsOk>;
