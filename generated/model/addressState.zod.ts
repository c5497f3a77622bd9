/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const AddressState = /*#__PURE__*/ zod.enum(['ok', 'dead', 'other']);

export type AddressState = zod.output<typeof AddressState>;
