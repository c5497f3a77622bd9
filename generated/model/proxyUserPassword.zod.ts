/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const ProxyUserPasswordMin = 8;
export const ProxyUserPasswordMax = 128;

export const ProxyUserPasswordRegExp = new RegExp('^[A-Za-z0-9._~-]{8,128}$');

export const ProxyUserPassword = /*#__PURE__*/ zod
  .string()
  .check(/*#__PURE__*/ zod.minLength(ProxyUserPasswordMin))
  .check(/*#__PURE__*/ zod.maxLength(ProxyUserPasswordMax))
  .check(/*#__PURE__*/ zod.regex(ProxyUserPasswordRegExp));

export type ProxyUserPassword = zod.output<typeof ProxyUserPassword>;
