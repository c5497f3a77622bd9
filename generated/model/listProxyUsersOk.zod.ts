/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { EnvelopeMessage } from './envelopeMessage.zod.ts';
import { ProxyUsers } from './proxyUsers.zod.ts';
import { SuccessCode } from './successCode.zod.ts';

export const ListProxyUsersOk = /*#__PURE__*/ zod.object({
  code: SuccessCode,
  message: /*#__PURE__*/ zod.exactOptional(EnvelopeMessage),
  body: ProxyUsers,
});

export type ListProxyUsersOk = zod.output<typeof ListProxyUsersOk>;
