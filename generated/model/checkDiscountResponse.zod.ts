/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { CheckDiscountOk } from './checkDiscountOk.zod.ts';
import { Failure } from './failure.zod.ts';

export const CheckDiscountResponse = /*#__PURE__*/ zod.union([CheckDiscountOk, Failure]);

export type CheckDiscountResponse = zod.output<typeof CheckDiscountResponse>;
