/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Bandwidth } from './bandwidth.zod.ts';
import { EnvelopeMessage } from './envelopeMessage.zod.ts';
import { SuccessCode } from './successCode.zod.ts';

export const GetBandwidthOk = /*#__PURE__*/ zod.object({
  code: SuccessCode,
  message: /*#__PURE__*/ zod.exactOptional(EnvelopeMessage),
  body: Bandwidth,
});

export type GetBandwidthOk = zod.output<typeof GetBandwidthOk>;
