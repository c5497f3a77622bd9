/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Email } from './email.zod.ts';
import { Password } from './password.zod.ts';

export const CreateUserRequest = /*#__PURE__*/ zod.object({
  email: Email,
  password: Password,
  email_confirm: /*#__PURE__*/ zod.literal(true),
});

export type CreateUserRequest = zod.output<typeof CreateUserRequest>;
