/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { PaymentUrl } from './paymentUrl.zod.ts';

export const Payment = /*#__PURE__*/ zod.object({
  url: PaymentUrl,
});

export type Payment = zod.output<typeof Payment>;
