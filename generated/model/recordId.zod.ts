/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const recordIdOneMax = 200;

export const recordIdTwoMin = 0;
export const recordIdTwoMax = 100000000000000000000;
export const recordIdTwoMultipleOf = 1;

export const RecordId = /*#__PURE__*/ zod.union([
  /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(recordIdOneMax)),
  /*#__PURE__*/ zod
    .number()
    .check(/*#__PURE__*/ zod.gte(recordIdTwoMin))
    .check(/*#__PURE__*/ zod.lte(recordIdTwoMax))
    .check(/*#__PURE__*/ zod.multipleOf(recordIdTwoMultipleOf)),
]);

export type RecordId = zod.output<typeof RecordId>;
