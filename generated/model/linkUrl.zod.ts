/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const LinkUrlMax = 8192;

export const LinkUrl = /*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.maxLength(LinkUrlMax));

export type LinkUrl = zod.output<typeof LinkUrl>;
