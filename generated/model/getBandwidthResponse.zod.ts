/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Failure } from './failure.zod.ts';
import { GetBandwidthOk } from './getBandwidthOk.zod.ts';

export const GetBandwidthResponse = /*#__PURE__*/ zod.union([GetBandwidthOk, Failure]);

export type GetBandwidthResponse = zod.output<typeof GetBandwidthResponse>;
