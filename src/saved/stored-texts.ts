import type { StoredName } from '../platform/stored-keys.ts';

/** The stored keys by the names of what they hold. */
export const STORED_NAMES: Record<StoredName, string> = {
  user: 'Sign-in',
  theme: 'Theme',
  'dismissed-announcement': 'Dismissed announcement',
  'purchase-intent': 'Interrupted purchase',
  'resume-point': 'Last view',
  'pending-payment': 'Last payment',
  'billed-to': 'Billing details',
  'payment-notices': 'Payment results',
  'code-deadline-register': 'Sign-up code',
  'code-deadline-recovery': 'Password reset code',
  'sb-*-auth-token': 'Linked sign-in',
  generator: 'Generator settings',
  recipes: 'Recipes',
  'proxy-format': 'Line format',
  'isp-labels': 'Plan labels',
  'data-readings': 'Usage history',
  'recipe-link': 'Opened recipe link',
  reloaded: 'Reload',
};

/** What each stored key holds and why. A key without a text does not compile. */
export const STORED_TEXTS: Record<StoredName, string> = {
  user: 'Your session token and your email address, so that you stay signed in.',
  theme: 'Your choice of the dark, light or system theme.',
  'dismissed-announcement':
    'The announcement that you dismissed, so that it does not appear again.',
  'purchase-intent':
    'A purchase that you started before signing in, or that was interrupted when your session ended: plan, amount, price, discount code and, if you were signed in, your email address.',
  'resume-point':
    'Where you were on the dashboard when your session ended, the generator’s settings and your email address.',
  'pending-payment':
    'The last payment page that you opened, what it is for, the price and your email address. Used for 30 minutes.',
  'billed-to':
    'The company and address that you entered on a receipt, with your email address, for your next receipts.',
  'payment-notices':
    'Which payment results you have seen, so that only one tab shows each of them.',
  'code-deadline-register':
    'The email address that a sign-up code was sent to, and when you can request another one. Used for 60 seconds.',
  'code-deadline-recovery': 'The same for the code that resets a password.',
  'sb-*-auth-token':
    'Your session with the sign-in service that can be linked to your account; the asterisk stands for the name of the service.',
  generator: 'The generator settings that you used last.',
  recipes: 'The generator settings that you saved as recipes.',
  'proxy-format': 'Your format for proxy lines, including your own line.',
  'isp-labels': 'The labels that you gave your ISP plans, by order number.',
  'data-readings':
    'How much data you had used, at most once an hour for the last week, to estimate how long your data lasts.',
  'recipe-link': 'The generator settings of a link that you opened, until they are applied.',
  reloaded:
    'The version of the site that was reloaded because a file was missing, so that it reloads only once.',
};
