/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const MealType = /*#__PURE__*/ zod.enum(['basic', 'premium', 'isp']);

export type MealType = zod.output<typeof MealType>;
