/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { EnvelopeMessage } from './envelopeMessage.zod.ts';
import { ProxyConfig } from './proxyConfig.zod.ts';
import { SuccessCode } from './successCode.zod.ts';

export const GetProxyConfigOk = /*#__PURE__*/ zod.object({
  code: SuccessCode,
  message: /*#__PURE__*/ zod.exactOptional(EnvelopeMessage),
  body: ProxyConfig,
});

export type GetProxyConfigOk = zod.output<typeof GetProxyConfigOk>;
