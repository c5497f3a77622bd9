import type { IncomingMessage } from 'node:http';

/** The token of the Authorization header; the empty string when the header is there but is no bearer. */
export function bearer(request: IncomingMessage): string | undefined {
  const header = request.headers.authorization;
  if (header === undefined) return undefined;
  return /^Bearer +(\S+) *$/i.exec(header)?.[1] ?? '';
}
