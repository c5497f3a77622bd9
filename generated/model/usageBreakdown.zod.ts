/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { UsageShare } from './usageShare.zod.ts';
import { UtcTime } from './utcTime.zod.ts';

export const usageBreakdownGbMin = 0;

export const usageBreakdownRequestsMin = 0;

export const usageBreakdownRowsMax = 100000;

export const UsageBreakdown = /*#__PURE__*/ zod.object({
  gb: /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(usageBreakdownGbMin)),
  requests: /*#__PURE__*/ zod.exactOptional(
    /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(usageBreakdownRequestsMin)),
  ),
  asOf: /*#__PURE__*/ zod.exactOptional(UtcTime),
  since: /*#__PURE__*/ zod.exactOptional(UtcTime),
  rows: /*#__PURE__*/ zod
    .array(UsageShare)
    .check(/*#__PURE__*/ zod.maxLength(usageBreakdownRowsMax)),
});

export type UsageBreakdown = zod.output<typeof UsageBreakdown>;
