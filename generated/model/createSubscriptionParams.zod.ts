/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const createSubscriptionParamsOrderNoMax = 64;

export const CreateSubscriptionParams = /*#__PURE__*/ zod.object({
  orderNo: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(createSubscriptionParamsOrderNoMax)),
});

export type CreateSubscriptionParams = zod.output<typeof CreateSubscriptionParams>;
