/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { EnvelopeMessage } from './envelopeMessage.zod.ts';
import { NewProxyUser } from './newProxyUser.zod.ts';
import { SuccessCode } from './successCode.zod.ts';

export const CreateProxyUserOk = /*#__PURE__*/ zod.object({
  code: SuccessCode,
  message: /*#__PURE__*/ zod.exactOptional(EnvelopeMessage),
  body: NewProxyUser,
});

export type CreateProxyUserOk = zod.output<typeof CreateProxyUserOk>;
