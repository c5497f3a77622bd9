/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Failure } from './failure.zod.ts';
import { RenewIspOk } from './renewIspOk.zod.ts';

export const RenewIspResponse = /*#__PURE__*/ zod.union([RenewIspOk, Failure]);

export type RenewIspResponse = zod.output<typeof RenewIspResponse>;
