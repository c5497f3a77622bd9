/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Failure } from './failure.zod.ts';
import { ListProxyUsersOk } from './listProxyUsersOk.zod.ts';

export const ListProxyUsersResponse = /*#__PURE__*/ zod.union([ListProxyUsersOk, Failure]);

export type ListProxyUsersResponse = zod.output<typeof ListProxyUsersResponse>;
