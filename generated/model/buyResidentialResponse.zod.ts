/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { BuyResidentialOk } from './buyResidentialOk.zod.ts';
import { Failure } from './failure.zod.ts';

export const BuyResidentialResponse = /*#__PURE__*/ zod.union([BuyResidentialOk, Failure]);

export type BuyResidentialResponse = zod.output<typeof BuyResidentialResponse>;
