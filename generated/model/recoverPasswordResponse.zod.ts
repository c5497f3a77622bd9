/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Failure } from './failure.zod.ts';
import { RecoverPasswordOk } from './recoverPasswordOk.zod.ts';

export const RecoverPasswordResponse = /*#__PURE__*/ zod.union([RecoverPasswordOk, Failure]);

export type RecoverPasswordResponse = zod.output<typeof RecoverPasswordResponse>;
