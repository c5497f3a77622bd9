/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const cancelSubscriptionParamsOrderNoMax = 64;

export const CancelSubscriptionParams = /*#__PURE__*/ zod.object({
  orderNo: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(cancelSubscriptionParamsOrderNoMax)),
});

export type CancelSubscriptionParams = zod.output<typeof CancelSubscriptionParams>;
