/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Failure } from './failure.zod.ts';
import { ResetProxyUserPasswordOk } from './resetProxyUserPasswordOk.zod.ts';

export const ResetProxyUserPasswordResponse = /*#__PURE__*/ zod.union([
  ResetProxyUserPasswordOk,
  Failure,
]);

export type ResetProxyUserPasswordResponse = zod.output<typeof ResetProxyUserPasswordResponse>;
