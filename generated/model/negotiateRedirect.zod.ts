/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const NegotiateRedirect = /*#__PURE__*/ zod.object({
  url: /*#__PURE__*/ zod.url(),
  accessToken: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
});

export type NegotiateRedirect = zod.input<typeof NegotiateRedirect>;
export type NegotiateRedirectOutput = zod.output<typeof NegotiateRedirect>;
