/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { UtcTime } from './utcTime.zod.ts';

export const usageTimeGbMin = 0;

export const usageTimeRequestsMin = 0;

export const UsageTime = /*#__PURE__*/ zod.object({
  time: UtcTime,
  gb: /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(usageTimeGbMin)),
  requests: /*#__PURE__*/ zod.exactOptional(
    /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(usageTimeRequestsMin)),
  ),
});

export type UsageTime = zod.output<typeof UsageTime>;
