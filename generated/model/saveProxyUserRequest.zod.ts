/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { LimitPeriod } from './limitPeriod.zod.ts';
import { ProxyUserName } from './proxyUserName.zod.ts';
import { ResidentialTier } from './residentialTier.zod.ts';

export const saveProxyUserRequestIdMax = 64;

export const saveProxyUserRequestLimitGbMin = 0;
export const saveProxyUserRequestLimitGbMax = 1000000;

export const SaveProxyUserRequest = /*#__PURE__*/ zod.object({
  id: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(saveProxyUserRequestIdMax)),
  name: ProxyUserName,
  tier: ResidentialTier,
  limitGb: /*#__PURE__*/ zod.exactOptional(
    /*#__PURE__*/ zod
      .number()
      .check(/*#__PURE__*/ zod.gte(saveProxyUserRequestLimitGbMin))
      .check(/*#__PURE__*/ zod.lte(saveProxyUserRequestLimitGbMax)),
  ),
  period: LimitPeriod,
  isActive: /*#__PURE__*/ zod.boolean(),
});

export type SaveProxyUserRequest = zod.output<typeof SaveProxyUserRequest>;
