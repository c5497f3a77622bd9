/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const SessionIdMax = 64;

export const SessionIdRegExp = new RegExp('^[A-Za-z0-9._:-]{1,64}$');

export const SessionId = /*#__PURE__*/ zod
  .string()
  .check(/*#__PURE__*/ zod.minLength(1))
  .check(/*#__PURE__*/ zod.maxLength(SessionIdMax))
  .check(/*#__PURE__*/ zod.regex(SessionIdRegExp));

export type SessionId = zod.output<typeof SessionId>;
