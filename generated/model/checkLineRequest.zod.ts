/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Port } from './port.zod.ts';

export const checkLineRequestHostMax = 255;

export const checkLineRequestUserNameMax = 4096;

export const checkLineRequestPasswordMax = 4096;

export const CheckLineRequest = /*#__PURE__*/ zod.object({
  host: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(checkLineRequestHostMax)),
  port: Port,
  userName: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.maxLength(checkLineRequestUserNameMax)),
  password: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.maxLength(checkLineRequestPasswordMax)),
});

export type CheckLineRequest = zod.output<typeof CheckLineRequest>;
