/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Failure } from './failure.zod.ts';
import { GetServiceStatusOk } from './getServiceStatusOk.zod.ts';

export const GetServiceStatusResponse = /*#__PURE__*/ zod.union([GetServiceStatusOk, Failure]);

export type GetServiceStatusResponse = zod.output<typeof GetServiceStatusResponse>;
