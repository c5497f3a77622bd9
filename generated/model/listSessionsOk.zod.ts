/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { ActiveSession } from './activeSession.zod.ts';
import { EnvelopeMessage } from './envelopeMessage.zod.ts';
import { SuccessCode } from './successCode.zod.ts';

export const listSessionsOkBodyMax = 1000;

export const ListSessionsOk = /*#__PURE__*/ zod.object({
  code: SuccessCode,
  message: /*#__PURE__*/ zod.exactOptional(EnvelopeMessage),
  body: /*#__PURE__*/ zod
    .array(ActiveSession)
    .check(/*#__PURE__*/ zod.maxLength(listSessionsOkBodyMax)),
});

export type ListSessionsOk = zod.output<typeof ListSessionsOk>;
