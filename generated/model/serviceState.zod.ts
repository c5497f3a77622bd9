/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const ServiceState = /*#__PURE__*/ zod.enum([
  'ok',
  'degraded',
  'down',
  'maintenance',
  'other',
]);

export type ServiceState = zod.output<typeof ServiceState>;
