/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Verification } from './verification.zod.ts';

export const userInfoEmailMax = 254;

export const UserInfo = /*#__PURE__*/ zod.object({
  email: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(userInfoEmailMax)),
  verification: /*#__PURE__*/ zod.exactOptional(Verification),
});

export type UserInfo = zod.output<typeof UserInfo>;
