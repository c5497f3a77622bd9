/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { CheckedLine } from './checkedLine.zod.ts';
import { EnvelopeMessage } from './envelopeMessage.zod.ts';
import { SuccessCode } from './successCode.zod.ts';

export const CheckLineOk = /*#__PURE__*/ zod.object({
  code: SuccessCode,
  message: /*#__PURE__*/ zod.exactOptional(EnvelopeMessage),
  body: CheckedLine,
});

export type CheckLineOk = zod.output<typeof CheckLineOk>;
