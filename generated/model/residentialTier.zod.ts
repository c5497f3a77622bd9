/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const ResidentialTier = /*#__PURE__*/ zod.enum(['basic', 'premium']);

export type ResidentialTier = zod.output<typeof ResidentialTier>;
