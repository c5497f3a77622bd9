/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const RecoveryCodeRegExp = new RegExp('^\\S(?:.{0,62}\\S)?$');

export const RecoveryCode = /*#__PURE__*/ zod
  .string()
  .check(/*#__PURE__*/ zod.regex(RecoveryCodeRegExp));

export type RecoveryCode = zod.output<typeof RecoveryCode>;
