/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Failure } from './failure.zod.ts';
import { LogoutOk } from './logoutOk.zod.ts';

export const LogoutResponse = /*#__PURE__*/ zod.union([LogoutOk, Failure]);

export type LogoutResponse = zod.output<typeof LogoutResponse>;
