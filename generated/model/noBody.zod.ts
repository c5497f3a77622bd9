/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const NoBody = /*#__PURE__*/ zod.null();

export type NoBody = zod.input<typeof NoBody>;
export type NoBodyOutput = zod.output<typeof NoBody>;
