import { inContext, t } from '../i18n/text.ts';
import type { StoredName } from '../platform/stored-keys.ts';

/** The stored keys by the names of their contents. */
export const STORED_NAMES: Record<StoredName, string> = {
  user: t`Sign-in`,
  theme: t`Theme`,
  language: t`Language`,
  'dismissed-announcement': t`Dismissed announcement`,
  'purchase-intent': t`Interrupted purchase`,
  'resume-point': t`Last view`,
  'pending-payment': t`Last payment`,
  'billed-to': t`Billing details`,
  'payment-notices': t`Payment results`,
  'code-deadline-register': t`Sign-up code`,
  'code-deadline-recovery': t`Password reset code`,
  'sb-*-auth-token': t`Linked sign-in`,
  generator: t`Generator settings`,
  recipes: t`Recipes`,
  'proxy-format': t`Line format`,
  'isp-labels': t`Plan labels`,
  'data-readings': t`Usage history`,
  'recipe-link': t`Opened recipe link`,
  reloaded: inContext('noun')`Reload`,
};

/** What each stored key contains and why. A missing text is a type error. */
export const STORED_TEXTS: Record<StoredName, string> = {
  user: t`Your session token and your email address, so that you stay signed in.`,
  theme: t`Your choice of the dark, light or system theme.`,
  language: t`Your choice of a language.`,
  'dismissed-announcement': t`The announcement that you dismissed, so that it does not appear again.`,
  'purchase-intent': t`A purchase that you started before signing in, or that was interrupted when your session ended: plan, amount, price, discount code and, if you were signed in, your email address.`,
  'resume-point': t`Where you were on the dashboard when your session ended, the generator’s settings and your email address.`,
  'pending-payment': t`The last payment page that you opened, what it is for, the price and your email address. Used for 30 minutes.`,
  'billed-to': t`The company and address that you entered on a receipt, with your email address, for your next receipts.`,
  'payment-notices': t`Which payment results you have seen, so that only one tab shows each of them.`,
  'code-deadline-register': t`The email address that a sign-up code was sent to, and when you can request another one. Used for 60 seconds.`,
  'code-deadline-recovery': t`The email address that a password reset code was sent to, and when you can request another one. Used for 60 seconds.`,
  'sb-*-auth-token': t`Your session with the sign-in service that can be linked to your account; the asterisk stands for the name of the service.`,
  generator: t`The generator settings that you used last.`,
  recipes: t`The generator settings that you saved as recipes.`,
  'proxy-format': t`Your format for proxy lines, including your own line.`,
  'isp-labels': t`The labels that you gave your ISP plans, by order number.`,
  'data-readings': t`How much data you had used, at most once an hour for the last week, to show your usage and estimate how long your data lasts.`,
  'recipe-link': t`The generator settings of a link that you opened, until they are applied.`,
  reloaded: t`The version of the site that was reloaded because a file was missing, so that it reloads only once.`,
};
