/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const ProxyUserNameMax = 64;

export const ProxyUserNameRegExp = new RegExp(
  '^[A-Za-z0-9](?:[A-Za-z0-9._ -]{0,62}[A-Za-z0-9._-])?$',
);

export const ProxyUserName = /*#__PURE__*/ zod
  .string()
  .check(/*#__PURE__*/ zod.minLength(1))
  .check(/*#__PURE__*/ zod.maxLength(ProxyUserNameMax))
  .check(/*#__PURE__*/ zod.regex(ProxyUserNameRegExp));

export type ProxyUserName = zod.output<typeof ProxyUserName>;
