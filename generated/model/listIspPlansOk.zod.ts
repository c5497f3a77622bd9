/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { EnvelopeMessage } from './envelopeMessage.zod.ts';
import { IspPlan } from './ispPlan.zod.ts';
import { SuccessCode } from './successCode.zod.ts';

export const listIspPlansOkBodyMax = 20000;

export const ListIspPlansOk = /*#__PURE__*/ zod.object({
  code: SuccessCode,
  message: /*#__PURE__*/ zod.exactOptional(EnvelopeMessage),
  body: /*#__PURE__*/ zod.array(IspPlan).check(/*#__PURE__*/ zod.maxLength(listIspPlansOkBodyMax)),
});

export type ListIspPlansOk = zod.output<typeof ListIspPlansOk>;
