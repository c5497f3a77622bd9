/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const SuccessCode = /*#__PURE__*/ zod.literal(200);

export type SuccessCode = zod.output<typeof SuccessCode>;
