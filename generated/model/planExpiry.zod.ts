/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const PlanExpiryRegExp = new RegExp('^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$');

export const PlanExpiry = /*#__PURE__*/ zod
  .string()
  .check(/*#__PURE__*/ zod.regex(PlanExpiryRegExp));

export type PlanExpiry = zod.output<typeof PlanExpiry>;
