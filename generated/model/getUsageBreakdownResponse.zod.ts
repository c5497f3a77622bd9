/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Failure } from './failure.zod.ts';
import { GetUsageBreakdownOk } from './getUsageBreakdownOk.zod.ts';

export const GetUsageBreakdownResponse = /*#__PURE__*/ zod.union([GetUsageBreakdownOk, Failure]);

export type GetUsageBreakdownResponse = zod.output<typeof GetUsageBreakdownResponse>;
