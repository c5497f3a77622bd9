/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const proxyConfigProxyPortItemMax = 65535;

export const ProxyConfig = /*#__PURE__*/ zod.object({
  proxyGlobalFmt: /*#__PURE__*/ zod.string(),
  proxyCountryFmt: /*#__PURE__*/ zod.string(),
  proxyStateFmt: /*#__PURE__*/ zod.string(),
  proxyCityFmt: /*#__PURE__*/ zod.string(),
  proxyPort: /*#__PURE__*/ zod.array(
    /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.lte(proxyConfigProxyPortItemMax)),
  ),
  proxyPwd: /*#__PURE__*/ zod.string(),
  usProxyUrl: /*#__PURE__*/ zod.array(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  ),
  userName: /*#__PURE__*/ zod.string(),
});

export type ProxyConfig = zod.input<typeof ProxyConfig>;
export type ProxyConfigOutput = zod.output<typeof ProxyConfig>;
