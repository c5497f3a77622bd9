/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const UtcTimeRegExp = new RegExp('^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$');

export const UtcTime = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(UtcTimeRegExp));

export type UtcTime = zod.output<typeof UtcTime>;
