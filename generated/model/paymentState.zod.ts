/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const PaymentState = /*#__PURE__*/ zod.enum([
  'pending',
  'confirming',
  'underpaid',
  'paid',
  'expired',
  'refunded',
  'other',
]);

export type PaymentState = zod.output<typeof PaymentState>;
