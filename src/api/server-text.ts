import type { FailureReason } from '../../generated/model/failureReason.zod.ts';
import { cutText } from '../domain/text.ts';
import { isolatedText } from '../i18n/isolated.ts';
import { LANGUAGE } from '../i18n/language.ts';
import { t } from '../i18n/text.ts';
import type { ApiError } from './errors.ts';

type OfOffers = 'limit_reached' | 'name_taken' | 'not_found' | 'not_recorded' | 'user_inactive';

/** Explanations for customers who do not read English. */
const REASONS: Record<Exclude<FailureReason, OfOffers | 'other'>, string> &
  Partial<Record<OfOffers, string>> = {
  invalid_request: t`Something that you entered is not valid. Check it and try again.`,
  wrong_credentials: t`The email or password is wrong.`,
  wrong_code: t`The verification code is wrong or has expired.`,
  too_soon: t`The last code was sent less than a minute ago. Wait a little before you request another one.`,
  email_taken: t`An account with this email already exists.`,
  account_closed: t`This account has been closed.`,
  invalid_discount_code: t`This discount code is not valid.`,
  expired_discount_code: t`This discount code has expired.`,
  unsuitable_discount_code: t`This discount code does not apply to this product or amount.`,
  plan_not_found: t`This plan was not found.`,
  sold_out: t`Not enough IP addresses are available at the moment.`,
  not_for_sale: t`This plan is no longer sold.`,
  already_subscribed: t`This plan already renews automatically.`,
  not_subscribed: t`This plan does not renew automatically.`,
  no_data: t`You have no data left in this tier.`,
  unknown_location: t`There is no such country, state or city.`,
  verification_required: t`Verify your account before you buy.`,
  address_not_found: t`This plan has no such IP address.`,
  no_replacements: t`No more IP addresses of this plan can be replaced.`,
  unavailable: t`This is not available at the moment. Try again later.`,
  ...((__OFFERS_USERS__ || __OFFERS_LOGOUT__) && {
    not_found: t`This no longer exists. Reload the page to see what has changed.`,
  }),
  ...(__OFFERS_USERS__ && {
    name_taken: t`You already have a proxy user with this name.`,
    limit_reached: t`The limit is reached.`,
    user_inactive: t`This proxy user is switched off.`,
  }),
  ...(__OFFERS_USAGE__ && { not_recorded: t`The server does not record these figures.` }),
};

/**
 * The text of a failure: the server's, which may have any length or be empty. Servers write English, so in other
 * languages the shop explains the reason itself, if it knows the server's reason.
 */
export const serverText = ({ reason, message }: Pick<ApiError, 'reason' | 'message'>): string =>
  LANGUAGE !== 'en' && reason !== undefined && reason !== 'other'
    ? (REASONS[reason] ?? isolatedText(cutText(message)))
    : isolatedText(cutText(message));
