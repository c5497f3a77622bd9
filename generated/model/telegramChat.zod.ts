/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const TelegramChatRegExp = new RegExp('^-?[0-9]{1,20}$');

export const TelegramChat = /*#__PURE__*/ zod
  .string()
  .check(/*#__PURE__*/ zod.regex(TelegramChatRegExp));

export type TelegramChat = zod.output<typeof TelegramChat>;
