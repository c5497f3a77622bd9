/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { IspProxy } from './ispProxy.zod.ts';
import { PlanExpiry } from './planExpiry.zod.ts';
import { RecordId } from './recordId.zod.ts';
import { Replacements } from './replacements.zod.ts';
import { UtcTime } from './utcTime.zod.ts';

export const ispPlanDetailOrderNoMax = 64;

export const ispPlanDetailQuantityMin = 0;

export const ispPlanDetailDaysMin = 0;

export const ispPlanDetailSubscriptionIdMax = 200;

export const ispPlanDetailNextChargeAmountMin = 0;
export const ispPlanDetailNextChargeAmountMax = 1000000000;

export const ispPlanDetailProxiesMax = 65536;

export const IspPlanDetail = /*#__PURE__*/ zod.object({
  id: RecordId,
  orderNo: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(ispPlanDetailOrderNoMax)),
  quantity: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(ispPlanDetailQuantityMin)),
  days: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(ispPlanDetailDaysMin)),
  expireTime: PlanExpiry,
  autoRenew: /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal(0), /*#__PURE__*/ zod.literal(1)]),
  subscriptionId: /*#__PURE__*/ zod.exactOptional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(ispPlanDetailSubscriptionIdMax)),
  ),
  nextChargeTime: /*#__PURE__*/ zod.exactOptional(UtcTime),
  nextChargeAmount: /*#__PURE__*/ zod.exactOptional(
    /*#__PURE__*/ zod
      .number()
      .check(/*#__PURE__*/ zod.gte(ispPlanDetailNextChargeAmountMin))
      .check(/*#__PURE__*/ zod.lte(ispPlanDetailNextChargeAmountMax)),
  ),
  keptUntil: /*#__PURE__*/ zod.exactOptional(UtcTime),
  proxies: /*#__PURE__*/ zod
    .array(IspProxy)
    .check(/*#__PURE__*/ zod.maxLength(ispPlanDetailProxiesMax)),
  replacements: /*#__PURE__*/ zod.exactOptional(Replacements),
});

export type IspPlanDetail = zod.output<typeof IspPlanDetail>;
