/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { ProxyUser } from './proxyUser.zod.ts';

export const proxyUsersUsersMax = 10000;

export const proxyUsersMaxUsersMin = 0;

export const ProxyUsers = /*#__PURE__*/ zod.object({
  users: /*#__PURE__*/ zod.array(ProxyUser).check(/*#__PURE__*/ zod.maxLength(proxyUsersUsersMax)),
  maxUsers: /*#__PURE__*/ zod.exactOptional(
    /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(proxyUsersMaxUsersMin)),
  ),
});

export type ProxyUsers = zod.output<typeof ProxyUsers>;
