/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { LimitPeriod } from './limitPeriod.zod.ts';
import { ProxyUserName } from './proxyUserName.zod.ts';
import { ResidentialTier } from './residentialTier.zod.ts';

export const createProxyUserRequestLimitGbMin = 0;
export const createProxyUserRequestLimitGbMax = 1000000;

export const CreateProxyUserRequest = /*#__PURE__*/ zod.object({
  name: ProxyUserName,
  tier: ResidentialTier,
  limitGb: /*#__PURE__*/ zod.exactOptional(
    /*#__PURE__*/ zod
      .number()
      .check(/*#__PURE__*/ zod.gte(createProxyUserRequestLimitGbMin))
      .check(/*#__PURE__*/ zod.lte(createProxyUserRequestLimitGbMax)),
  ),
  period: LimitPeriod,
});

export type CreateProxyUserRequest = zod.output<typeof CreateProxyUserRequest>;
