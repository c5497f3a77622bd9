/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { UserInfo } from './userInfo.zod.ts';

export const UserInfoBody = /*#__PURE__*/ zod.object({
  userInfo: UserInfo,
});

export type UserInfoBody = zod.output<typeof UserInfoBody>;
