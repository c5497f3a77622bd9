/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const PaymentType = /*#__PURE__*/ zod.literal(0);

export type PaymentType = zod.output<typeof PaymentType>;
