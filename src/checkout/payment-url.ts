import { config } from '../config.ts';
import { parseUrl } from '../platform/parse-url.ts';

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);
/** A common limit of servers for a request line. */
const LONGEST = 8192;

/**
 * Returns a safe payment address, or null. Allows only https, and http on this machine, within the configured payment
 * origins if there are any. The address must be complete: what browsers would repair (`https:evil`, backslashes, line
 * breaks) is rejected.
 */
export function safePaymentUrl(text: string): string | null {
  if (!/^https?:\/\/[^\\\s\p{Cc}]+$/iu.test(text)) return null;
  const url = parseUrl(text);
  if (url === null || url.username !== '' || url.password !== '') return null;
  if (url.href.length > LONGEST) return null;
  const isSafe = url.protocol === 'https:' || LOOPBACK.has(url.hostname);
  const { paymentOrigins } = config;
  const isAllowed = paymentOrigins.length === 0 || paymentOrigins.includes(url.origin);
  return isSafe && isAllowed ? url.href : null;
}
