/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const locationValueMax = 100;

export const Location = /*#__PURE__*/ zod.object({
  value: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(locationValueMax)),
  label: /*#__PURE__*/ zod.string(),
});

export type Location = zod.input<typeof Location>;
export type LocationOutput = zod.output<typeof Location>;
