/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { ResidentialTier } from './residentialTier.zod.ts';
import { UtcTime } from './utcTime.zod.ts';

export const dataBatchGbMin = 0;

export const dataBatchLeftGbMin = 0;

export const DataBatch = /*#__PURE__*/ zod.object({
  tier: ResidentialTier,
  gb: /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(dataBatchGbMin)),
  leftGb: /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(dataBatchLeftGbMin)),
  expireTime: /*#__PURE__*/ zod.exactOptional(UtcTime),
});

export type DataBatch = zod.output<typeof DataBatch>;
