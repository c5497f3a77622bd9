/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { EnvelopeMessage } from './envelopeMessage.zod.ts';
import { ServiceStatus } from './serviceStatus.zod.ts';
import { SuccessCode } from './successCode.zod.ts';

export const GetServiceStatusOk = /*#__PURE__*/ zod.object({
  code: SuccessCode,
  message: /*#__PURE__*/ zod.exactOptional(EnvelopeMessage),
  body: ServiceStatus,
});

export type GetServiceStatusOk = zod.output<typeof GetServiceStatusOk>;
