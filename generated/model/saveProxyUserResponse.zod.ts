/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Failure } from './failure.zod.ts';
import { SaveProxyUserOk } from './saveProxyUserOk.zod.ts';

export const SaveProxyUserResponse = /*#__PURE__*/ zod.union([SaveProxyUserOk, Failure]);

export type SaveProxyUserResponse = zod.output<typeof SaveProxyUserResponse>;
