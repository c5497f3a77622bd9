/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const LineTextMax = 4096;

export const LineTextRegExp = new RegExp('^[^\\u0000-\\u001F\\u007F-\\u009F\\u2028\\u2029]*$');

export const LineText = /*#__PURE__*/ zod
  .string()
  .check(/*#__PURE__*/ zod.maxLength(LineTextMax))
  .check(/*#__PURE__*/ zod.regex(LineTextRegExp));

export type LineText = zod.output<typeof LineText>;
