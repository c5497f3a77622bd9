/** What no check covers, in words for a backend team. The README has the same list. */
export const UNCOVERED: readonly string[] = [
  'when tokens expire, and whether expired tokens are rejected',
  'whether sign-in attempts are limited',
  "the payment provider's webhook: its signature, its amount, and webhooks that arrive out of order",
  'recurring charges for subscriptions, and refunds',
  'what happens to an order when `payableUntil` passes, and to a plan when it expires',
  'the second half of a social sign-in: the provider, the callback and its `state`',
  'whether proxies accept the credentials and templates that the server returns',
  'whether your prices and discounts are correct',
  'the text, sender and delivery of emails',
  'behavior under load, with several servers, and after a restart',
  'logs, password storage, backups, and anything else that no response shows',
];
