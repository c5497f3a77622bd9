/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const negotiateTransportTransferFormatsMax = 10;

export const NegotiateTransport = /*#__PURE__*/ zod.object({
  transport: /*#__PURE__*/ zod.enum(['WebSockets', 'ServerSentEvents', 'LongPolling']),
  transferFormats: /*#__PURE__*/ zod
    .array(/*#__PURE__*/ zod.enum(['Text', 'Binary']))
    .check(/*#__PURE__*/ zod.maxLength(negotiateTransportTransferFormatsMax)),
});

export type NegotiateTransport = zod.output<typeof NegotiateTransport>;
