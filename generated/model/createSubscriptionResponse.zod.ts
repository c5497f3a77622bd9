/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { CreateSubscriptionOk } from './createSubscriptionOk.zod.ts';
import { Failure } from './failure.zod.ts';

export const CreateSubscriptionResponse = /*#__PURE__*/ zod.union([CreateSubscriptionOk, Failure]);

export type CreateSubscriptionResponse = zod.output<typeof CreateSubscriptionResponse>;
