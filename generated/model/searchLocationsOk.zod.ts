/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { EnvelopeMessage } from './envelopeMessage.zod.ts';
import { Location } from './location.zod.ts';
import { SuccessCode } from './successCode.zod.ts';

export const searchLocationsOkBodyMax = 50000;

export const SearchLocationsOk = /*#__PURE__*/ zod.object({
  code: SuccessCode,
  message: /*#__PURE__*/ zod.exactOptional(EnvelopeMessage),
  body: /*#__PURE__*/ zod
    .array(Location)
    .check(/*#__PURE__*/ zod.maxLength(searchLocationsOkBodyMax)),
});

export type SearchLocationsOk = zod.output<typeof SearchLocationsOk>;
