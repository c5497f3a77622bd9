/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { ResidentialTier } from './residentialTier.zod.ts';

export const getProxyConfigParamsCountryMax = 100;

export const getProxyConfigParamsStateMax = 100;

export const getProxyConfigParamsCityMax = 100;

export const getProxyConfigParamsCountMax = 100000;

export const getProxyConfigParamsLifeMax = 1440;

export const getProxyConfigParamsUserMax = 64;

export const GetProxyConfigParams = /*#__PURE__*/ zod.object({
  planType: ResidentialTier,
  country: /*#__PURE__*/ zod.exactOptional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(getProxyConfigParamsCountryMax)),
  ),
  state: /*#__PURE__*/ zod.exactOptional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(getProxyConfigParamsStateMax)),
  ),
  city: /*#__PURE__*/ zod.exactOptional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(getProxyConfigParamsCityMax)),
  ),
  count: /*#__PURE__*/ zod.exactOptional(
    /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.lte(getProxyConfigParamsCountMax)),
  ),
  life: /*#__PURE__*/ zod.exactOptional(
    /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.lte(getProxyConfigParamsLifeMax)),
  ),
  user: /*#__PURE__*/ zod.exactOptional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(getProxyConfigParamsUserMax)),
  ),
});

export type GetProxyConfigParams = zod.output<typeof GetProxyConfigParams>;
