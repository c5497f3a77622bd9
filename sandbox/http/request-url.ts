import type { IncomingMessage } from 'node:http';

/**
 * Parses the request target; undefined when it is not a path (`*`, for example). Two leading slashes do not name
 * another host, and of an absolute address only path and query count.
 */
export function requestUrl({ url: target = '/' }: IncomingMessage): URL | undefined {
  const url = URL.parse(target.startsWith('/') ? `http://localhost${target}` : target);
  return url?.protocol === 'http:' || url?.protocol === 'https:' ? url : undefined;
}

/**
 * The address by which the client reached this server, from its Host header; undefined when that is missing or
 * invalid.
 */
export function reachedAt({ headers: { host = '' } }: IncomingMessage): URL | undefined {
  const url = URL.parse(`http://${host}`);
  return url !== null && /^[\w.:[\]-]+$/.test(host) ? url : undefined;
}
