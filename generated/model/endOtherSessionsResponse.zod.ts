/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { EndOtherSessionsOk } from './endOtherSessionsOk.zod.ts';
import { Failure } from './failure.zod.ts';

export const EndOtherSessionsResponse = /*#__PURE__*/ zod.union([EndOtherSessionsOk, Failure]);

export type EndOtherSessionsResponse = zod.output<typeof EndOtherSessionsResponse>;
