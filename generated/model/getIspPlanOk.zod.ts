/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { EnvelopeMessage } from './envelopeMessage.zod.ts';
import { IspPlanDetail } from './ispPlanDetail.zod.ts';
import { SuccessCode } from './successCode.zod.ts';

export const GetIspPlanOk = /*#__PURE__*/ zod.object({
  code: SuccessCode,
  message: /*#__PURE__*/ zod.exactOptional(EnvelopeMessage),
  body: IspPlanDetail,
});

export type GetIspPlanOk = zod.output<typeof GetIspPlanOk>;
