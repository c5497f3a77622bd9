/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { UtcTime } from './utcTime.zod.ts';

export const replacementsLeftMin = 0;

export const replacementsPriceMin = 0;
export const replacementsPriceMax = 1000000000;

export const Replacements = /*#__PURE__*/ zod.object({
  left: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(replacementsLeftMin)),
  price: /*#__PURE__*/ zod.exactOptional(
    /*#__PURE__*/ zod
      .number()
      .check(/*#__PURE__*/ zod.gte(replacementsPriceMin))
      .check(/*#__PURE__*/ zod.lte(replacementsPriceMax)),
  ),
  until: /*#__PURE__*/ zod.exactOptional(UtcTime),
});

export type Replacements = zod.output<typeof Replacements>;
