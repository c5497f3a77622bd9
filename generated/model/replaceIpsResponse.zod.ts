/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Failure } from './failure.zod.ts';
import { ReplaceIpsOk } from './replaceIpsOk.zod.ts';

export const ReplaceIpsResponse = /*#__PURE__*/ zod.union([ReplaceIpsOk, Failure]);

export type ReplaceIpsResponse = zod.output<typeof ReplaceIpsResponse>;
