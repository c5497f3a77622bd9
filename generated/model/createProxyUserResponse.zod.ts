/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { CreateProxyUserOk } from './createProxyUserOk.zod.ts';
import { Failure } from './failure.zod.ts';

export const CreateProxyUserResponse = /*#__PURE__*/ zod.union([CreateProxyUserOk, Failure]);

export type CreateProxyUserResponse = zod.output<typeof CreateProxyUserResponse>;
