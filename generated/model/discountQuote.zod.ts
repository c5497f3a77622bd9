/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const DiscountQuote = /*#__PURE__*/ zod.object({
  usd: /*#__PURE__*/ zod.number(),
});

export type DiscountQuote = zod.output<typeof DiscountQuote>;
