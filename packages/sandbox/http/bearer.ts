/** The token of an Authorization header; empty when the header is not a bearer token. */
export function bearer(authorization: string | null | undefined): string | undefined {
  if (authorization === null || authorization === undefined) return undefined;
  return /^Bearer +(\S+) *$/i.exec(authorization)?.[1] ?? '';
}

export const bearerOf = (request: Request): string | undefined =>
  bearer(request.headers.get('Authorization'));
