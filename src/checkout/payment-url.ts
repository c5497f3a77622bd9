const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Only https, and http on this machine, is followed (decisions §3.6); null for every other address. */
export function safePaymentUrl(text: string): string | null {
  const url = URL.parse(text);
  if (url === null || url.username !== '' || url.password !== '') return null;
  const isSafe =
    url.protocol === 'https:' || (url.protocol === 'http:' && LOOPBACK.has(url.hostname));
  return isSafe ? url.href : null;
}
