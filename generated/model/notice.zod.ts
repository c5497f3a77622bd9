/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { NoticeKind } from './noticeKind.zod.ts';
import { ResidentialTier } from './residentialTier.zod.ts';
import { UtcTime } from './utcTime.zod.ts';

export const noticeLeftPercentMin = 0;
export const noticeLeftPercentMax = 100;

export const noticeOrderNoMax = 64;

export const noticeAmountMin = 0;
export const noticeAmountMax = 1000000000;

export const noticeTextMax = 300;

export const Notice = /*#__PURE__*/ zod.object({
  kind: NoticeKind,
  tier: /*#__PURE__*/ zod.exactOptional(ResidentialTier),
  leftPercent: /*#__PURE__*/ zod.exactOptional(
    /*#__PURE__*/ zod
      .number()
      .check(/*#__PURE__*/ zod.gte(noticeLeftPercentMin))
      .check(/*#__PURE__*/ zod.lte(noticeLeftPercentMax)),
  ),
  orderNo: /*#__PURE__*/ zod.exactOptional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(noticeOrderNoMax)),
  ),
  time: /*#__PURE__*/ zod.exactOptional(UtcTime),
  amount: /*#__PURE__*/ zod.exactOptional(
    /*#__PURE__*/ zod
      .number()
      .check(/*#__PURE__*/ zod.gte(noticeAmountMin))
      .check(/*#__PURE__*/ zod.lte(noticeAmountMax)),
  ),
  text: /*#__PURE__*/ zod.exactOptional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(noticeTextMax)),
  ),
});

export type Notice = zod.output<typeof Notice>;
