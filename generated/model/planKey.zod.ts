/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const PlanKeyMax = 200;

export const PlanKey = /*#__PURE__*/ zod
  .string()
  .check(/*#__PURE__*/ zod.minLength(1))
  .check(/*#__PURE__*/ zod.maxLength(PlanKeyMax));

export type PlanKey = zod.input<typeof PlanKey>;
export type PlanKeyOutput = zod.output<typeof PlanKey>;
