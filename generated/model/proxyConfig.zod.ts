/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Host } from './host.zod.ts';
import { LinePassword } from './linePassword.zod.ts';
import { LineText } from './lineText.zod.ts';
import { Port } from './port.zod.ts';
import { RotatingTemplates } from './rotatingTemplates.zod.ts';

export const proxyConfigProxyPortMax = 65535;

export const proxyConfigUsProxyUrlMax = 10000;

export const ProxyConfig = /*#__PURE__*/ zod.object({
  proxyGlobalFmt: LineText,
  proxyCountryFmt: LineText,
  proxyStateFmt: LineText,
  proxyCityFmt: LineText,
  proxyPort: /*#__PURE__*/ zod
    .array(Port)
    .check(/*#__PURE__*/ zod.maxLength(proxyConfigProxyPortMax)),
  proxyPwd: LinePassword,
  usProxyUrl: /*#__PURE__*/ zod
    .array(Host)
    .check(/*#__PURE__*/ zod.maxLength(proxyConfigUsProxyUrlMax)),
  userName: LineText,
  rotating: /*#__PURE__*/ zod.exactOptional(RotatingTemplates),
});

export type ProxyConfig = zod.output<typeof ProxyConfig>;
