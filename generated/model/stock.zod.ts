/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const Stock = /*#__PURE__*/ zod.enum(['none', 'low', 'ok', 'other']);

export type Stock = zod.output<typeof Stock>;
