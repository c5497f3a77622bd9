/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { AllowedIp } from './allowedIp.zod.ts';

export const saveAllowedIpsRequestIpsMax = 100;

export const SaveAllowedIpsRequest = /*#__PURE__*/ zod.object({
  ips: /*#__PURE__*/ zod
    .array(AllowedIp)
    .check(/*#__PURE__*/ zod.maxLength(saveAllowedIpsRequestIpsMax)),
});

export type SaveAllowedIpsRequest = zod.output<typeof SaveAllowedIpsRequest>;
