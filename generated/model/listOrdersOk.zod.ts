/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { EnvelopeMessage } from './envelopeMessage.zod.ts';
import { OrderPage } from './orderPage.zod.ts';
import { SuccessCode } from './successCode.zod.ts';

export const ListOrdersOk = /*#__PURE__*/ zod.object({
  code: SuccessCode,
  message: /*#__PURE__*/ zod.exactOptional(EnvelopeMessage),
  body: OrderPage,
});

export type ListOrdersOk = zod.output<typeof ListOrdersOk>;
