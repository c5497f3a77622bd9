/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { TelegramChat } from './telegramChat.zod.ts';
import { WebhookUrl } from './webhookUrl.zod.ts';

export const saveAlertsRequestDataLeftPercentItemMax = 99;

export const saveAlertsRequestDataLeftPercentMax = 5;

export const saveAlertsRequestDaysBeforeItemMax = 90;

export const saveAlertsRequestDaysBeforeMax = 5;

export const saveAlertsRequestHoursBeforeChargeMax = 168;

export const SaveAlertsRequest = /*#__PURE__*/ zod.object({
  email: /*#__PURE__*/ zod.boolean(),
  telegram: /*#__PURE__*/ zod.exactOptional(TelegramChat),
  webhook: /*#__PURE__*/ zod.exactOptional(WebhookUrl),
  dataLeftPercent: /*#__PURE__*/ zod
    .array(
      /*#__PURE__*/ zod
        .int()
        .check(/*#__PURE__*/ zod.gte(1))
        .check(/*#__PURE__*/ zod.lte(saveAlertsRequestDataLeftPercentItemMax)),
    )
    .check(/*#__PURE__*/ zod.maxLength(saveAlertsRequestDataLeftPercentMax)),
  daysBefore: /*#__PURE__*/ zod
    .array(
      /*#__PURE__*/ zod
        .int()
        .check(/*#__PURE__*/ zod.gte(1))
        .check(/*#__PURE__*/ zod.lte(saveAlertsRequestDaysBeforeItemMax)),
    )
    .check(/*#__PURE__*/ zod.maxLength(saveAlertsRequestDaysBeforeMax)),
  hoursBeforeCharge: /*#__PURE__*/ zod.exactOptional(
    /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.lte(saveAlertsRequestHoursBeforeChargeMax)),
  ),
});

export type SaveAlertsRequest = zod.output<typeof SaveAlertsRequest>;
