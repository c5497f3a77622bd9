/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Failure } from './failure.zod.ts';
import { ListOrdersOk } from './listOrdersOk.zod.ts';

export const ListOrdersResponse = /*#__PURE__*/ zod.union([ListOrdersOk, Failure]);

export type ListOrdersResponse = zod.output<typeof ListOrdersResponse>;
