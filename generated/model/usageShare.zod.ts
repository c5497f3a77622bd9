/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const usageShareNameMax = 253;

export const usageShareIdMax = 64;

export const usageShareGbMin = 0;

export const usageShareRequestsMin = 0;

export const UsageShare = /*#__PURE__*/ zod.object({
  name: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(usageShareNameMax)),
  id: /*#__PURE__*/ zod.exactOptional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(usageShareIdMax)),
  ),
  gb: /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(usageShareGbMin)),
  requests: /*#__PURE__*/ zod.exactOptional(
    /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(usageShareRequestsMin)),
  ),
});

export type UsageShare = zod.output<typeof UsageShare>;
