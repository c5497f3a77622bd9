/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { AnalyseOrdersOk } from './analyseOrdersOk.zod.ts';
import { Failure } from './failure.zod.ts';

export const AnalyseOrdersResponse = /*#__PURE__*/ zod.union([AnalyseOrdersOk, Failure]);

export type AnalyseOrdersResponse = zod.output<typeof AnalyseOrdersResponse>;
