/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Failure } from './failure.zod.ts';
import { GetUsageHistoryOk } from './getUsageHistoryOk.zod.ts';

export const GetUsageHistoryResponse = /*#__PURE__*/ zod.union([GetUsageHistoryOk, Failure]);

export type GetUsageHistoryResponse = zod.output<typeof GetUsageHistoryResponse>;
