/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const WebhookUrlMin = 9;
export const WebhookUrlMax = 2048;

export const WebhookUrlRegExp = new RegExp(
  '^[Hh][Tt][Tt][Pp][Ss]://[!-"$-.0->A-\\[\\]-~]{1,2040}(?:[/?#][!-~]{0,2040})?$',
);

export const WebhookUrl = /*#__PURE__*/ zod
  .url()
  .check(/*#__PURE__*/ zod.minLength(WebhookUrlMin))
  .check(/*#__PURE__*/ zod.maxLength(WebhookUrlMax))
  .check(/*#__PURE__*/ zod.regex(WebhookUrlRegExp));

export type WebhookUrl = zod.output<typeof WebhookUrl>;
