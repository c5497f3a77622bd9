/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { CheckLineOk } from './checkLineOk.zod.ts';
import { Failure } from './failure.zod.ts';

export const CheckLineResponse = /*#__PURE__*/ zod.union([CheckLineOk, Failure]);

export type CheckLineResponse = zod.output<typeof CheckLineResponse>;
