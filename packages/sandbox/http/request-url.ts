/**
 * Parses the request target at this origin; undefined when it is not a path (`*`, for example). Two leading slashes do
 * not name another host, and for an absolute URL, only path and query count.
 */
export function requestUrl(target: string, origin: string): URL | undefined {
  const asked = URL.parse(target.startsWith('/') ? origin + target : target);
  if (asked?.protocol !== 'http:' && asked?.protocol !== 'https:') return undefined;
  return new URL(origin + asked.pathname + asked.search);
}

/**
 * The URL by which the client reached this server, from its Host header or, without a socket, from the request's own URL;
 * undefined if the header is invalid.
 */
export function reachedAt({ headers, url: address }: Request): URL | undefined {
  const host = headers.get('Host');
  if (host === null) return new URL(address);
  const url = URL.parse(`http://${host}`);
  return url !== null && /^[\w.:[\]-]+$/.test(host) ? url : undefined;
}
