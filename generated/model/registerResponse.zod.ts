/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Failure } from './failure.zod.ts';
import { RegisterOk } from './registerOk.zod.ts';

export const RegisterResponse = /*#__PURE__*/ zod.union([RegisterOk, Failure]);

export type RegisterResponse = zod.output<typeof RegisterResponse>;
