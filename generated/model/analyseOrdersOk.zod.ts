/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { EnvelopeMessage } from './envelopeMessage.zod.ts';
import { OrderAnalysis } from './orderAnalysis.zod.ts';
import { SuccessCode } from './successCode.zod.ts';

export const AnalyseOrdersOk = /*#__PURE__*/ zod.object({
  code: SuccessCode,
  message: /*#__PURE__*/ zod.exactOptional(EnvelopeMessage),
  body: OrderAnalysis,
});

export type AnalyseOrdersOk = zod.output<typeof AnalyseOrdersOk>;
