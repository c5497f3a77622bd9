/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const PaymentUrlMax = 8192;

export const PaymentUrl = /*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.maxLength(PaymentUrlMax));

export type PaymentUrl = zod.output<typeof PaymentUrl>;
