/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Failure } from './failure.zod.ts';
import { GetAllowedIpsOk } from './getAllowedIpsOk.zod.ts';

export const GetAllowedIpsResponse = /*#__PURE__*/ zod.union([GetAllowedIpsOk, Failure]);

export type GetAllowedIpsResponse = zod.output<typeof GetAllowedIpsResponse>;
