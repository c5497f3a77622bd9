/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { FailureReason } from './failureReason.zod.ts';

export const failureMessageMax = 10000;

export const Failure = /*#__PURE__*/ zod.object({
  code: /*#__PURE__*/ zod.int(),
  message: /*#__PURE__*/ zod.nullable(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(failureMessageMax)),
  ),
  body: /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.unknown()),
  reason: /*#__PURE__*/ zod.exactOptional(FailureReason),
});

export type Failure = zod.output<typeof Failure>;
