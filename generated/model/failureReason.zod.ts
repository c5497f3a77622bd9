/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const FailureReason = /*#__PURE__*/ zod.enum([
  'invalid_request',
  'wrong_credentials',
  'wrong_code',
  'too_soon',
  'email_taken',
  'account_closed',
  'invalid_discount_code',
  'expired_discount_code',
  'unsuitable_discount_code',
  'plan_not_found',
  'sold_out',
  'not_for_sale',
  'already_subscribed',
  'not_subscribed',
  'no_data',
  'unknown_location',
  'unavailable',
  'verification_required',
  'address_not_found',
  'no_replacements',
  'not_found',
  'name_taken',
  'limit_reached',
  'user_inactive',
  'not_recorded',
  'other',
]);

export type FailureReason = zod.output<typeof FailureReason>;
