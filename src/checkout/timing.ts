/** Durations of messages and delays, in milliseconds. */
export const ERROR_MS = 2000;
export const LOGIN_PROMPT_MS = 2000;
export const NOTICE_MS = 3000;
export const RECHECK_MS = 300;
export const CANCEL_AFTER_MS = 10_000;
export const PENDING_PAYMENT_MS = 30 * 60 * 1000;
