/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Email } from './email.zod.ts';
import { Password } from './password.zod.ts';
import { RecoveryCode } from './recoveryCode.zod.ts';

export const RecoverPasswordRequest = /*#__PURE__*/ zod.object({
  email: Email,
  verifyCode: RecoveryCode,
  newPassword: Password,
});

export type RecoverPasswordRequest = zod.output<typeof RecoverPasswordRequest>;
