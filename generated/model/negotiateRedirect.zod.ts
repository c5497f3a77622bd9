/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const negotiateRedirectUrlMax = 8192;

export const negotiateRedirectAccessTokenMax = 8192;

export const NegotiateRedirect = /*#__PURE__*/ zod.object({
  url: /*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.maxLength(negotiateRedirectUrlMax)),
  accessToken: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(negotiateRedirectAccessTokenMax)),
});

export type NegotiateRedirect = zod.output<typeof NegotiateRedirect>;
