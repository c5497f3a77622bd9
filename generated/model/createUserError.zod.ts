/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const createUserErrorErrorMax = 10000;

export const CreateUserError = /*#__PURE__*/ zod.object({
  error: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(createUserErrorErrorMax)),
});

export type CreateUserError = zod.output<typeof CreateUserError>;
