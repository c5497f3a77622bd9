/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { EnvelopeMessage } from './envelopeMessage.zod.ts';
import { SuccessCode } from './successCode.zod.ts';
import { UsageBreakdown } from './usageBreakdown.zod.ts';

export const GetUsageBreakdownOk = /*#__PURE__*/ zod.object({
  code: SuccessCode,
  message: /*#__PURE__*/ zod.exactOptional(EnvelopeMessage),
  body: UsageBreakdown,
});

export type GetUsageBreakdownOk = zod.output<typeof GetUsageBreakdownOk>;
