/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Failure } from './failure.zod.ts';
import { ListStaticPlansOk } from './listStaticPlansOk.zod.ts';

export const ListStaticPlansResponse = /*#__PURE__*/ zod.union([ListStaticPlansOk, Failure]);

export type ListStaticPlansResponse = zod.output<typeof ListStaticPlansResponse>;
