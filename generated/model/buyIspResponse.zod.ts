/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { BuyIspOk } from './buyIspOk.zod.ts';
import { Failure } from './failure.zod.ts';

export const BuyIspResponse = /*#__PURE__*/ zod.union([BuyIspOk, Failure]);

export type BuyIspResponse = zod.output<typeof BuyIspResponse>;
