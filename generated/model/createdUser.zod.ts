/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const createdUserEmailMax = 254;

export const CreatedUser = /*#__PURE__*/ zod.object({
  email: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(createdUserEmailMax)),
});

export type CreatedUser = zod.output<typeof CreatedUser>;
