/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { ResidentialTier } from './residentialTier.zod.ts';
import { UtcTime } from './utcTime.zod.ts';

export const GetUsageBreakdownParams = /*#__PURE__*/ zod.object({
  tier: ResidentialTier,
  from: UtcTime,
  to: UtcTime,
  by: /*#__PURE__*/ zod.enum(['country', 'host', 'user']),
});

export type GetUsageBreakdownParams = zod.output<typeof GetUsageBreakdownParams>;
