/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { EnvelopeMessage } from './envelopeMessage.zod.ts';
import { SuccessCode } from './successCode.zod.ts';
import { UserInfoBody } from './userInfoBody.zod.ts';

export const GetUserInfoOk = /*#__PURE__*/ zod.object({
  code: SuccessCode,
  message: /*#__PURE__*/ zod.exactOptional(EnvelopeMessage),
  body: UserInfoBody,
});

export type GetUserInfoOk = zod.output<typeof GetUserInfoOk>;
