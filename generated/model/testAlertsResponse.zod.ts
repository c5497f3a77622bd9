/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Failure } from './failure.zod.ts';
import { TestAlertsOk } from './testAlertsOk.zod.ts';

export const TestAlertsResponse = /*#__PURE__*/ zod.union([TestAlertsOk, Failure]);

export type TestAlertsResponse = zod.output<typeof TestAlertsResponse>;
