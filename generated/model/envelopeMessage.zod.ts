/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const EnvelopeMessageMax = 10000;

export const EnvelopeMessage = /*#__PURE__*/ zod.nullable(
  /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(EnvelopeMessageMax)),
);

export type EnvelopeMessage = zod.output<typeof EnvelopeMessage>;
