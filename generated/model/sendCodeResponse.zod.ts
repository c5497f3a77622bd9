/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Failure } from './failure.zod.ts';
import { SendCodeOk } from './sendCodeOk.zod.ts';

export const SendCodeResponse = /*#__PURE__*/ zod.union([SendCodeOk, Failure]);

export type SendCodeResponse = zod.output<typeof SendCodeResponse>;
