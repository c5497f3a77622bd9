/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const AllowedIpMin = 2;
export const AllowedIpMax = 49;

export const AllowedIpRegExp = new RegExp('^[0-9A-Fa-f.:]{2,45}(?:/[0-9]{1,3})?$');

export const AllowedIp = /*#__PURE__*/ zod
  .string()
  .check(/*#__PURE__*/ zod.minLength(AllowedIpMin))
  .check(/*#__PURE__*/ zod.maxLength(AllowedIpMax))
  .check(/*#__PURE__*/ zod.regex(AllowedIpRegExp));

export type AllowedIp = zod.output<typeof AllowedIp>;
