/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { EnvelopeMessage } from './envelopeMessage.zod.ts';
import { NewPassword } from './newPassword.zod.ts';
import { SuccessCode } from './successCode.zod.ts';

export const ResetProxyUserPasswordOk = /*#__PURE__*/ zod.object({
  code: SuccessCode,
  message: /*#__PURE__*/ zod.exactOptional(EnvelopeMessage),
  body: NewPassword,
});

export type ResetProxyUserPasswordOk = zod.output<typeof ResetProxyUserPasswordOk>;
