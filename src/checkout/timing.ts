/** How long things stand or wait, in milliseconds (specification §9, decisions §3.6 and §3.8). */
export const ERROR_MS = 2000;
export const LOGIN_PROMPT_MS = 2000;
export const NOTICE_MS = 3000;
export const RECHECK_MS = 300;
export const CANCEL_AFTER_MS = 10_000;
export const PENDING_PAYMENT_MS = 30 * 60 * 1000;
