/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Failure } from './failure.zod.ts';
import { SearchLocationsOk } from './searchLocationsOk.zod.ts';

export const SearchLocationsResponse = /*#__PURE__*/ zod.union([SearchLocationsOk, Failure]);

export type SearchLocationsResponse = zod.output<typeof SearchLocationsResponse>;
