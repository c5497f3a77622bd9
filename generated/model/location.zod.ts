/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Stock } from './stock.zod.ts';

export const locationValueMax = 100;

export const locationValueRegExp = new RegExp('^[^\\u0000-\\u001F\\u007F-\\u009F\\u2028\\u2029]+$');
export const locationLabelMax = 200;

export const Location = /*#__PURE__*/ zod.object({
  value: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(locationValueMax))
    .check(/*#__PURE__*/ zod.regex(locationValueRegExp)),
  label: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(locationLabelMax)),
  stock: /*#__PURE__*/ zod.exactOptional(Stock),
});

export type Location = zod.output<typeof Location>;
