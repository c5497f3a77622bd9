/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { EnvelopeMessage } from './envelopeMessage.zod.ts';
import { ProxyUser } from './proxyUser.zod.ts';
import { SuccessCode } from './successCode.zod.ts';

export const SaveProxyUserOk = /*#__PURE__*/ zod.object({
  code: SuccessCode,
  message: /*#__PURE__*/ zod.exactOptional(EnvelopeMessage),
  body: ProxyUser,
});

export type SaveProxyUserOk = zod.output<typeof SaveProxyUserOk>;
