/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { CreatedUser } from './createdUser.zod.ts';

export const CreateUserResponse = /*#__PURE__*/ zod.object({
  success: /*#__PURE__*/ zod.literal(true),
  user: CreatedUser,
});

export type CreateUserResponse = zod.output<typeof CreateUserResponse>;
