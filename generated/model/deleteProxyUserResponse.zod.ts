/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { DeleteProxyUserOk } from './deleteProxyUserOk.zod.ts';
import { Failure } from './failure.zod.ts';

export const DeleteProxyUserResponse = /*#__PURE__*/ zod.union([DeleteProxyUserOk, Failure]);

export type DeleteProxyUserResponse = zod.output<typeof DeleteProxyUserResponse>;
