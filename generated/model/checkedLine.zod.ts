/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Host } from './host.zod.ts';
import { LineError } from './lineError.zod.ts';

export const checkedLineCountryMax = 200;

export const checkedLineStateMax = 200;

export const checkedLineCityMax = 200;

export const checkedLineIspMax = 200;

export const checkedLineLatencyMsMin = 0;

export const CheckedLine = /*#__PURE__*/ zod.object({
  ok: /*#__PURE__*/ zod.boolean(),
  exitIp: /*#__PURE__*/ zod.exactOptional(Host),
  country: /*#__PURE__*/ zod.exactOptional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(checkedLineCountryMax)),
  ),
  state: /*#__PURE__*/ zod.exactOptional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(checkedLineStateMax)),
  ),
  city: /*#__PURE__*/ zod.exactOptional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(checkedLineCityMax)),
  ),
  isp: /*#__PURE__*/ zod.exactOptional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(checkedLineIspMax)),
  ),
  latencyMs: /*#__PURE__*/ zod.exactOptional(
    /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(checkedLineLatencyMsMin)),
  ),
  error: /*#__PURE__*/ zod.exactOptional(LineError),
});

export type CheckedLine = zod.output<typeof CheckedLine>;
