/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { EnvelopeMessage } from './envelopeMessage.zod.ts';
import { SuccessCode } from './successCode.zod.ts';
import { UsageHistory } from './usageHistory.zod.ts';

export const GetUsageHistoryOk = /*#__PURE__*/ zod.object({
  code: SuccessCode,
  message: /*#__PURE__*/ zod.exactOptional(EnvelopeMessage),
  body: UsageHistory,
});

export type GetUsageHistoryOk = zod.output<typeof GetUsageHistoryOk>;
