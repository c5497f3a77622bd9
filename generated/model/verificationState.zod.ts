/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const VerificationState = /*#__PURE__*/ zod.enum([
  'none',
  'pending',
  'done',
  'refused',
  'other',
]);

export type VerificationState = zod.output<typeof VerificationState>;
