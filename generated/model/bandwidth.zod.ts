/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { DataBatch } from './dataBatch.zod.ts';
import { UtcTime } from './utcTime.zod.ts';

export const bandwidthBasicUsedBandwidthMin = 0;

export const bandwidthBasicTotalBandWidthMin = 0;

export const bandwidthPremiumUsedBandwidthMin = 0;

export const bandwidthPremiumTotalBandWidthMin = 0;

export const bandwidthBatchesMax = 1000;

export const Bandwidth = /*#__PURE__*/ zod.object({
  basicUsedBandwidth: /*#__PURE__*/ zod
    .number()
    .check(/*#__PURE__*/ zod.gte(bandwidthBasicUsedBandwidthMin)),
  basicTotalBandWidth: /*#__PURE__*/ zod
    .number()
    .check(/*#__PURE__*/ zod.gte(bandwidthBasicTotalBandWidthMin)),
  premiumUsedBandwidth: /*#__PURE__*/ zod
    .number()
    .check(/*#__PURE__*/ zod.gte(bandwidthPremiumUsedBandwidthMin)),
  premiumTotalBandWidth: /*#__PURE__*/ zod
    .number()
    .check(/*#__PURE__*/ zod.gte(bandwidthPremiumTotalBandWidthMin)),
  asOf: /*#__PURE__*/ zod.exactOptional(UtcTime),
  batches: /*#__PURE__*/ zod.exactOptional(
    /*#__PURE__*/ zod.array(DataBatch).check(/*#__PURE__*/ zod.maxLength(bandwidthBatchesMax)),
  ),
});

export type Bandwidth = zod.output<typeof Bandwidth>;
