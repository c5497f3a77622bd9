import type { Answer } from './types.ts';

/**
 * Whether a browser may store and reuse the response to a GET without revalidation (RFC 9111): the response sets a
 * lifetime, or its `Last-Modified` lets the browser estimate one.
 */
export function mayBeReused({ headers }: Pick<Answer, 'headers'>): boolean {
  const control = (headers.get('cache-control') ?? '').toLowerCase();
  if (/\b(no-store|no-cache)\b/.test(control) || headers.get('vary')?.trim() === '*') return false;
  const lifetime = /\bmax-age *= *"?(\d+)/.exec(control)?.[1];
  if (lifetime !== undefined) return Number(lifetime) > 0;
  const expires = headers.get('expires');
  if (expires !== null) {
    return Date.parse(expires) > Date.parse(headers.get('date') ?? new Date().toUTCString());
  }
  return headers.has('last-modified') || /\bpublic\b/.test(control);
}

/** The schemes of a challenge for which browsers open their own password dialog. */
export function dialogSchemes({ headers }: Pick<Answer, 'headers'>): string[] {
  const challenges = (headers.get('www-authenticate') ?? '').replaceAll(/"(?:[^"\\]|\\.)*"/g, '""');
  return [
    ...challenges.matchAll(/(?:^|,) *(basic|digest|negotiate|ntlm)(?= *(?:,|$)| +[^ =])/gi),
  ].map(([, scheme = '']) => scheme);
}
