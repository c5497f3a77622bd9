/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { EndSessionOk } from './endSessionOk.zod.ts';
import { Failure } from './failure.zod.ts';

export const EndSessionResponse = /*#__PURE__*/ zod.union([EndSessionOk, Failure]);

export type EndSessionResponse = zod.output<typeof EndSessionResponse>;
