/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Failure } from './failure.zod.ts';
import { ListSessionsOk } from './listSessionsOk.zod.ts';

export const ListSessionsResponse = /*#__PURE__*/ zod.union([ListSessionsOk, Failure]);

export type ListSessionsResponse = zod.output<typeof ListSessionsResponse>;
