/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const HostMax = 253;

export const HostRegExp = new RegExp(
  '^(?:(?:[A-Za-z0-9_]+(?:-+[A-Za-z0-9_]+)*\\.)*(?:[0-9]*[A-Za-z_][A-Za-z0-9_]*|[0-9]+-+[A-Za-z0-9_]+)(?:-+[A-Za-z0-9_]+)*\\.?|(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])\\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])|[0-9A-Fa-f]*:[0-9A-Fa-f]*:[0-9A-Fa-f:.]*|\\[[0-9A-Fa-f]*:[0-9A-Fa-f]*:[0-9A-Fa-f:.]*\\])$',
);

export const Host = /*#__PURE__*/ zod
  .string()
  .check(/*#__PURE__*/ zod.minLength(1))
  .check(/*#__PURE__*/ zod.maxLength(HostMax))
  .check(/*#__PURE__*/ zod.regex(HostRegExp));

export type Host = zod.output<typeof Host>;
