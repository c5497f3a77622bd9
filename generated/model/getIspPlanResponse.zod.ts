/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Failure } from './failure.zod.ts';
import { GetIspPlanOk } from './getIspPlanOk.zod.ts';

export const GetIspPlanResponse = /*#__PURE__*/ zod.union([GetIspPlanOk, Failure]);

export type GetIspPlanResponse = zod.output<typeof GetIspPlanResponse>;
