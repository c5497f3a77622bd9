/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const PasswordMin = 6;
export const PasswordMax = 128;

export const Password = /*#__PURE__*/ zod
  .string()
  .check(/*#__PURE__*/ zod.minLength(PasswordMin))
  .check(/*#__PURE__*/ zod.maxLength(PasswordMax));

export type Password = zod.output<typeof Password>;
