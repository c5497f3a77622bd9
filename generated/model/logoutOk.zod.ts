/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { EnvelopeMessage } from './envelopeMessage.zod.ts';
import { SuccessCode } from './successCode.zod.ts';

export const LogoutOk = /*#__PURE__*/ zod.object({
  code: SuccessCode,
  message: /*#__PURE__*/ zod.exactOptional(EnvelopeMessage),
  body: /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.unknown()),
});

export type LogoutOk = zod.output<typeof LogoutOk>;
