/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Failure } from './failure.zod.ts';
import { GetProxyConfigOk } from './getProxyConfigOk.zod.ts';

export const GetProxyConfigResponse = /*#__PURE__*/ zod.union([GetProxyConfigOk, Failure]);

export type GetProxyConfigResponse = zod.output<typeof GetProxyConfigResponse>;
