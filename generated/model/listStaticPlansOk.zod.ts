/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { EnvelopeMessage } from './envelopeMessage.zod.ts';
import { StaticPlan } from './staticPlan.zod.ts';
import { SuccessCode } from './successCode.zod.ts';

export const listStaticPlansOkBodyMin = 2;
export const listStaticPlansOkBodyMax = 1000;

export const ListStaticPlansOk = /*#__PURE__*/ zod.object({
  code: SuccessCode,
  message: /*#__PURE__*/ zod.exactOptional(EnvelopeMessage),
  body: /*#__PURE__*/ zod
    .array(StaticPlan)
    .check(/*#__PURE__*/ zod.minLength(listStaticPlansOkBodyMin))
    .check(/*#__PURE__*/ zod.maxLength(listStaticPlansOkBodyMax)),
});

export type ListStaticPlansOk = zod.output<typeof ListStaticPlansOk>;
