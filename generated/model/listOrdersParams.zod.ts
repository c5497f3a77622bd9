/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { UtcTime } from './utcTime.zod.ts';

export const listOrdersParamsPageNoMax = 1000000;

export const listOrdersParamsPageSizeMax = 100;

export const ListOrdersParams = /*#__PURE__*/ zod.object({
  PageNo: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(1))
    .check(/*#__PURE__*/ zod.lte(listOrdersParamsPageNoMax)),
  PageSize: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(1))
    .check(/*#__PURE__*/ zod.lte(listOrdersParamsPageSizeMax)),
  SearchBeginTime: UtcTime,
  SearchEndTime: UtcTime,
  Type: /*#__PURE__*/ zod.exactOptional(
    /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal(0), /*#__PURE__*/ zod.literal(1)]),
  ),
});

export type ListOrdersParams = zod.output<typeof ListOrdersParams>;
