/** What no check covers, in words for a backend team. The README has the same list. */
export const UNCOVERED: readonly string[] = [
  'how long a token lives, and whether an expired one is rejected',
  'a limit on sign-in attempts',
  'the webhook of the payment provider: its signature, its amount, and its order of arrival',
  'the charge of a subscription when it is due, and refunds',
  'what happens to an order when `payableUntil` passes, and to a plan when it expires',
  'the second half of a social sign-in: the provider, the callback and its `state`',
  'whether proxies accept the credentials and templates that the server returns',
  'whether the prices of plans and discounts are the ones that you intend',
  'the text, the sender and the delivery of emails',
  'behavior under load, with several servers, and after a restart',
  'logs, stored passwords, backups, and everything else that appears in no response',
];
