/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { UsageTime } from './usageTime.zod.ts';
import { UtcTime } from './utcTime.zod.ts';

export const usageHistoryGbMin = 0;

export const usageHistoryRequestsMin = 0;

export const usageHistoryRowsMax = 100000;

export const UsageHistory = /*#__PURE__*/ zod.object({
  gb: /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(usageHistoryGbMin)),
  requests: /*#__PURE__*/ zod.exactOptional(
    /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(usageHistoryRequestsMin)),
  ),
  asOf: /*#__PURE__*/ zod.exactOptional(UtcTime),
  since: /*#__PURE__*/ zod.exactOptional(UtcTime),
  rows: /*#__PURE__*/ zod.array(UsageTime).check(/*#__PURE__*/ zod.maxLength(usageHistoryRowsMax)),
});

export type UsageHistory = zod.output<typeof UsageHistory>;
