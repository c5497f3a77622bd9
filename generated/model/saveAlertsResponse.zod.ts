/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Failure } from './failure.zod.ts';
import { SaveAlertsOk } from './saveAlertsOk.zod.ts';

export const SaveAlertsResponse = /*#__PURE__*/ zod.union([SaveAlertsOk, Failure]);

export type SaveAlertsResponse = zod.output<typeof SaveAlertsResponse>;
