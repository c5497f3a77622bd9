/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { EnvelopeMessage } from './envelopeMessage.zod.ts';
import { Session } from './session.zod.ts';
import { SuccessCode } from './successCode.zod.ts';

export const RegisterOk = /*#__PURE__*/ zod.object({
  code: SuccessCode,
  message: /*#__PURE__*/ zod.exactOptional(EnvelopeMessage),
  body: Session,
});

export type RegisterOk = zod.output<typeof RegisterOk>;
