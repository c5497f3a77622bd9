/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const VerifyCodeRegExp = new RegExp('^\\d{6}$');

export const VerifyCode = /*#__PURE__*/ zod
  .string()
  .check(/*#__PURE__*/ zod.regex(VerifyCodeRegExp));

export type VerifyCode = zod.output<typeof VerifyCode>;
