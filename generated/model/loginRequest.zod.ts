/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Email } from './email.zod.ts';
import { Password } from './password.zod.ts';

export const LoginRequest = /*#__PURE__*/ zod.object({
  email: Email,
  passWord: Password,
  loginType: /*#__PURE__*/ zod.literal('pwd'),
  account: /*#__PURE__*/ zod.literal(''),
});

export type LoginRequest = zod.output<typeof LoginRequest>;
