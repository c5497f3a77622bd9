/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { ResidentialTier } from './residentialTier.zod.ts';
import { UtcTime } from './utcTime.zod.ts';

export const GetUsageHistoryParams = /*#__PURE__*/ zod.object({
  tier: ResidentialTier,
  from: UtcTime,
  to: UtcTime,
  by: /*#__PURE__*/ zod.enum(['hour', 'day']),
});

export type GetUsageHistoryParams = zod.output<typeof GetUsageHistoryParams>;
