/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const LineErrorCode = /*#__PURE__*/ zod.enum([
  'wrong_credentials',
  'no_data',
  'plan_expired',
  'unknown_host',
  'no_address',
  'dead_address',
  'user_inactive',
  'limit_reached',
  'timeout',
  'other',
]);

export type LineErrorCode = zod.output<typeof LineErrorCode>;
