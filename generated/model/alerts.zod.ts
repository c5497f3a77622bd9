/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { TelegramChat } from './telegramChat.zod.ts';
import { WebhookUrl } from './webhookUrl.zod.ts';

export const alertsTelegramBotRegExp = new RegExp('^[A-Za-z0-9_]{5,32}$');
export const alertsDataLeftPercentItemMax = 99;

export const alertsDataLeftPercentMax = 5;

export const alertsDaysBeforeItemMax = 90;

export const alertsDaysBeforeMax = 5;

export const alertsHoursBeforeChargeMax = 168;

export const Alerts = /*#__PURE__*/ zod.object({
  email: /*#__PURE__*/ zod.boolean(),
  telegram: /*#__PURE__*/ zod.exactOptional(TelegramChat),
  telegramBot: /*#__PURE__*/ zod.exactOptional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(alertsTelegramBotRegExp)),
  ),
  webhook: /*#__PURE__*/ zod.exactOptional(WebhookUrl),
  dataLeftPercent: /*#__PURE__*/ zod
    .array(
      /*#__PURE__*/ zod
        .int()
        .check(/*#__PURE__*/ zod.gte(1))
        .check(/*#__PURE__*/ zod.lte(alertsDataLeftPercentItemMax)),
    )
    .check(/*#__PURE__*/ zod.maxLength(alertsDataLeftPercentMax)),
  daysBefore: /*#__PURE__*/ zod
    .array(
      /*#__PURE__*/ zod
        .int()
        .check(/*#__PURE__*/ zod.gte(1))
        .check(/*#__PURE__*/ zod.lte(alertsDaysBeforeItemMax)),
    )
    .check(/*#__PURE__*/ zod.maxLength(alertsDaysBeforeMax)),
  hoursBeforeCharge: /*#__PURE__*/ zod.exactOptional(
    /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.lte(alertsHoursBeforeChargeMax)),
  ),
});

export type Alerts = zod.output<typeof Alerts>;
