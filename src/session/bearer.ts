/** Whether a header can carry it: nothing else is a bearer token. */
export function isBearer(token: unknown): token is string {
  return typeof token === 'string' && /^[\x21-\x7e]{1,8192}$/.test(token);
}
