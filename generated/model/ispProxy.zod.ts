/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const ispProxyPortMax = 65535;

export const IspProxy = /*#__PURE__*/ zod.object({
  host: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  port: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(1))
    .check(/*#__PURE__*/ zod.lte(ispProxyPortMax)),
  userName: /*#__PURE__*/ zod.string(),
  password: /*#__PURE__*/ zod.string(),
});

export type IspProxy = zod.input<typeof IspProxy>;
export type IspProxyOutput = zod.output<typeof IspProxy>;
