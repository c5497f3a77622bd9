/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Failure } from './failure.zod.ts';
import { SaveAllowedIpsOk } from './saveAllowedIpsOk.zod.ts';

export const SaveAllowedIpsResponse = /*#__PURE__*/ zod.union([SaveAllowedIpsOk, Failure]);

export type SaveAllowedIpsResponse = zod.output<typeof SaveAllowedIpsResponse>;
