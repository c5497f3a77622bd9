/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Email } from './email.zod.ts';

export const SendCodeRequest = /*#__PURE__*/ zod.object({
  email: Email,
  smsType: /*#__PURE__*/ zod.enum(['register', 'recovery']),
});

export type SendCodeRequest = zod.output<typeof SendCodeRequest>;
