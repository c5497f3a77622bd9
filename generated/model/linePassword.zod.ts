/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const LinePasswordDefault = ``;
export const LinePasswordMax = 4096;

export const LinePasswordRegExp = new RegExp('^[^\\u0000-\\u001F\\u007F-\\u009F\\u2028\\u2029]*$');

export const LinePassword = /*#__PURE__*/ zod._default(
  /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.maxLength(LinePasswordMax))
    .check(/*#__PURE__*/ zod.regex(LinePasswordRegExp)),
  LinePasswordDefault,
);

export type LinePassword = zod.output<typeof LinePassword>;
