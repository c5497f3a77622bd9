/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { LineErrorCode } from './lineErrorCode.zod.ts';

export const lineErrorTextMax = 300;

export const LineError = /*#__PURE__*/ zod.object({
  code: LineErrorCode,
  text: /*#__PURE__*/ zod.exactOptional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(lineErrorTextMax)),
  ),
});

export type LineError = zod.output<typeof LineError>;
