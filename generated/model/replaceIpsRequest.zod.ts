/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const replaceIpsRequestOrderNoMax = 64;

export const replaceIpsRequestIdsItemMax = 64;

export const replaceIpsRequestIdsMax = 256;

export const ReplaceIpsRequest = /*#__PURE__*/ zod.object({
  orderNo: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(replaceIpsRequestOrderNoMax)),
  ids: /*#__PURE__*/ zod
    .array(
      /*#__PURE__*/ zod
        .string()
        .check(/*#__PURE__*/ zod.minLength(1))
        .check(/*#__PURE__*/ zod.maxLength(replaceIpsRequestIdsItemMax)),
    )
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(replaceIpsRequestIdsMax)),
  reason: /*#__PURE__*/ zod.enum(['dead', 'blocked', 'slow', 'other']),
  dryRun: /*#__PURE__*/ zod.boolean(),
});

export type ReplaceIpsRequest = zod.output<typeof ReplaceIpsRequest>;
