/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { CancelSubscriptionOk } from './cancelSubscriptionOk.zod.ts';
import { Failure } from './failure.zod.ts';

export const CancelSubscriptionResponse = /*#__PURE__*/ zod.union([CancelSubscriptionOk, Failure]);

export type CancelSubscriptionResponse = zod.output<typeof CancelSubscriptionResponse>;
