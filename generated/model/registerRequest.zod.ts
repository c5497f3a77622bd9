/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Email } from './email.zod.ts';
import { Password } from './password.zod.ts';
import { VerifyCode } from './verifyCode.zod.ts';

export const RegisterRequest = /*#__PURE__*/ zod.object({
  email: Email,
  passWord: Password,
  verifyCode: VerifyCode,
});

export type RegisterRequest = zod.output<typeof RegisterRequest>;
