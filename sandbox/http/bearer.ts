import type { IncomingMessage } from 'node:http';

/** The token of the Authorization header; empty when the header is not a bearer token. */
export function bearer(request: IncomingMessage): string | undefined {
  const header = request.headers.authorization;
  if (header === undefined) return undefined;
  return /^Bearer +(\S+) *$/i.exec(header)?.[1] ?? '';
}
