/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { ResidentialTier } from './residentialTier.zod.ts';

export const searchLocationsRequestCountryCodeMax = 100;

export const searchLocationsRequestStateCodeMax = 100;

export const SearchLocationsRequest = /*#__PURE__*/ zod.object({
  CountryCode: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.maxLength(searchLocationsRequestCountryCodeMax)),
  StateCode: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.maxLength(searchLocationsRequestStateCodeMax)),
  MealType: ResidentialTier,
});

export type SearchLocationsRequest = zod.output<typeof SearchLocationsRequest>;
