/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const proxyUserRequestIdMax = 64;

export const ProxyUserRequest = /*#__PURE__*/ zod.object({
  id: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(proxyUserRequestIdMax)),
});

export type ProxyUserRequest = zod.output<typeof ProxyUserRequest>;
