/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const LimitPeriod = /*#__PURE__*/ zod.enum(['day', 'month', 'total']);

export type LimitPeriod = zod.output<typeof LimitPeriod>;
