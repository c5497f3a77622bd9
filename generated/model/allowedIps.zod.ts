/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { AllowedIp } from './allowedIp.zod.ts';

export const allowedIpsIpsMax = 100;

export const AllowedIps = /*#__PURE__*/ zod.object({
  ips: /*#__PURE__*/ zod.array(AllowedIp).check(/*#__PURE__*/ zod.maxLength(allowedIpsIpsMax)),
  yourIp: /*#__PURE__*/ zod.exactOptional(AllowedIp),
});

export type AllowedIps = zod.output<typeof AllowedIps>;
