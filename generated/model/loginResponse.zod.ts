/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Failure } from './failure.zod.ts';
import { LoginOk } from './loginOk.zod.ts';

export const LoginResponse = /*#__PURE__*/ zod.union([LoginOk, Failure]);

export type LoginResponse = zod.output<typeof LoginResponse>;
