/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const TestAlertsRequest = /*#__PURE__*/ zod.object({
  channel: /*#__PURE__*/ zod.enum(['email', 'telegram', 'webhook']),
});

export type TestAlertsRequest = zod.output<typeof TestAlertsRequest>;
