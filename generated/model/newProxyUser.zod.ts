/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { ProxyUser } from './proxyUser.zod.ts';
import { ProxyUserPassword } from './proxyUserPassword.zod.ts';

export const NewProxyUser = /*#__PURE__*/ zod.object({
  user: ProxyUser,
  password: ProxyUserPassword,
});

export type NewProxyUser = zod.output<typeof NewProxyUser>;
