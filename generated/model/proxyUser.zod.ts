/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { LimitPeriod } from './limitPeriod.zod.ts';
import { LineText } from './lineText.zod.ts';
import { ProxyUserName } from './proxyUserName.zod.ts';
import { ResidentialTier } from './residentialTier.zod.ts';
import { UtcTime } from './utcTime.zod.ts';

export const proxyUserIdMax = 64;

export const proxyUserLimitGbMin = 0;
export const proxyUserLimitGbMax = 1000000;

export const proxyUserUsedGbMin = 0;

export const ProxyUser = /*#__PURE__*/ zod.object({
  id: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(proxyUserIdMax)),
  name: ProxyUserName,
  userName: LineText,
  tier: ResidentialTier,
  limitGb: /*#__PURE__*/ zod.exactOptional(
    /*#__PURE__*/ zod
      .number()
      .check(/*#__PURE__*/ zod.gte(proxyUserLimitGbMin))
      .check(/*#__PURE__*/ zod.lte(proxyUserLimitGbMax)),
  ),
  period: LimitPeriod,
  usedGb: /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(proxyUserUsedGbMin)),
  resetTime: /*#__PURE__*/ zod.exactOptional(UtcTime),
  isActive: /*#__PURE__*/ zod.boolean(),
  createTime: /*#__PURE__*/ zod.exactOptional(UtcTime),
});

export type ProxyUser = zod.output<typeof ProxyUser>;
