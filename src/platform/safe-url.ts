import { parseUrl } from './address.ts';
import { LOOPBACK } from './loopback.ts';

/** A common server limit for the request line. */
const MAX_URL_LENGTH = 8192;

/** The URL if it is complete and safe, otherwise null. Rejects URLs that a browser would have to repair. */
export function safeUrl(text: string): URL | null {
  if (!/^https?:\/\/[^\\\s\p{Cc}]+$/iu.test(text)) return null;
  const url = parseUrl(text);
  if (url === null || url.username !== '' || url.password !== '') return null;
  if (url.href.length > MAX_URL_LENGTH) return null;
  return url.protocol === 'https:' || LOOPBACK.has(url.hostname) ? url : null;
}

/** A link from the server, or null if it is absent or not safe. */
export const safeLink = (text: string | undefined): string | null =>
  safeUrl(text ?? '')?.href ?? null;
