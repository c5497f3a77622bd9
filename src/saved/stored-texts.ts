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
  'dismissed-announcement': 'The announcement that you dismissed, so that it is not shown again.',
  'purchase-intent':
    'A purchase that you began before you signed in, or over which your session ended: plan, amount, price, discount code, and then your email address.',
  'resume-point':
    'Where on the dashboard your session ended, the generator’s settings and your email address.',
  'pending-payment':
    'The last payment page that was opened, with what it is for, the price and your email address. Used for 30 minutes.',
  'billed-to':
    'The company and address that you wrote on a receipt, with your email address, for your next receipts.',
  'payment-notices': 'Which payment results were shown, so that only one tab shows each.',
  'code-deadline-register':
    'To which email address a sign-up code was sent, and when the next can be sent. Used for 60 seconds.',
  'code-deadline-recovery': 'The same for the code that resets a password.',
  'sb-*-auth-token':
    'Your session at the sign-in service that can be linked to your account; the name of the service stands in place of the star.',
  generator: 'The generator settings that you chose last, with which it opens.',
  recipes: 'The generator settings that you saved as recipes.',
  'proxy-format': 'How you want proxy lines written, with your own line.',
  'isp-labels': 'The labels that you gave your ISP plans, by order number.',
  'data-readings':
    'How much data you had used, at most once an hour for the last week, to estimate how long your data lasts.',
  'recipe-link': 'The generator settings of a link that you opened, until they are applied.',
  reloaded:
    'Which version of the site was reloaded because a file was missing, so that it is reloaded only once.',
};
