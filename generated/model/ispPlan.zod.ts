/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { PlanExpiry } from './planExpiry.zod.ts';
import { RecordId } from './recordId.zod.ts';
import { UtcTime } from './utcTime.zod.ts';

export const ispPlanOrderNoMax = 64;

export const ispPlanQuantityMin = 0;

export const ispPlanDaysMin = 0;

export const ispPlanSubscriptionIdMax = 200;

export const ispPlanNextChargeAmountMin = 0;
export const ispPlanNextChargeAmountMax = 1000000000;

export const IspPlan = /*#__PURE__*/ zod.object({
  id: RecordId,
  orderNo: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(ispPlanOrderNoMax)),
  quantity: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(ispPlanQuantityMin)),
  days: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(ispPlanDaysMin)),
  expireTime: PlanExpiry,
  autoRenew: /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal(0), /*#__PURE__*/ zod.literal(1)]),
  subscriptionId: /*#__PURE__*/ zod.exactOptional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(ispPlanSubscriptionIdMax)),
  ),
  nextChargeTime: /*#__PURE__*/ zod.exactOptional(UtcTime),
  nextChargeAmount: /*#__PURE__*/ zod.exactOptional(
    /*#__PURE__*/ zod
      .number()
      .check(/*#__PURE__*/ zod.gte(ispPlanNextChargeAmountMin))
      .check(/*#__PURE__*/ zod.lte(ispPlanNextChargeAmountMax)),
  ),
  keptUntil: /*#__PURE__*/ zod.exactOptional(UtcTime),
});

export type IspPlan = zod.output<typeof IspPlan>;
