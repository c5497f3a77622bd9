/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Failure } from './failure.zod.ts';
import { GetUserInfoOk } from './getUserInfoOk.zod.ts';

export const GetUserInfoResponse = /*#__PURE__*/ zod.union([GetUserInfoOk, Failure]);

export type GetUserInfoResponse = zod.output<typeof GetUserInfoResponse>;
