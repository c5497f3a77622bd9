/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Failure } from './failure.zod.ts';
import { GetAlertsOk } from './getAlertsOk.zod.ts';

export const GetAlertsResponse = /*#__PURE__*/ zod.union([GetAlertsOk, Failure]);

export type GetAlertsResponse = zod.output<typeof GetAlertsResponse>;
