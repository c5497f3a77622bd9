/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const sessionTokenMax = 8192;

export const sessionTokenRegExp = new RegExp('^[A-Za-z0-9._~+/-]+=*$');

export const Session = /*#__PURE__*/ zod.object({
  token: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(sessionTokenMax))
    .check(/*#__PURE__*/ zod.regex(sessionTokenRegExp)),
});

export type Session = zod.output<typeof Session>;
