/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const PaymentUrl = /*#__PURE__*/ zod.url();

export type PaymentUrl = zod.input<typeof PaymentUrl>;
export type PaymentUrlOutput = zod.output<typeof PaymentUrl>;
