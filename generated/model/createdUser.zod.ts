/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const CreatedUser = /*#__PURE__*/ zod.object({
  email: /*#__PURE__*/ zod.string(),
});

export type CreatedUser = zod.input<typeof CreatedUser>;
export type CreatedUserOutput = zod.output<typeof CreatedUser>;
