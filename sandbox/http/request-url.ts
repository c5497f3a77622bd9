import type { IncomingMessage } from 'node:http';

/**
 * The address that a request asks for; undefined when its target is none (`*`, say). A path that begins with two slashes
 * names no other host, and of an absolute address only path and query count.
 */
export function requestUrl({ url: target = '/' }: IncomingMessage): URL | undefined {
  const url = URL.parse(target.startsWith('/') ? `http://localhost${target}` : target);
  return url?.protocol === 'http:' || url?.protocol === 'https:' ? url : undefined;
}

/** Where the client reached this server, by its Host header; undefined when that is missing or no host. */
export function reachedAt({ headers: { host = '' } }: IncomingMessage): URL | undefined {
  const url = URL.parse(`http://${host}`);
  return url !== null && /^[\w.:[\]-]+$/.test(host) ? url : undefined;
}
