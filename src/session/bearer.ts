/** Whether a value is a bearer token that a header can carry. */
export function isBearer(token: unknown): token is string {
  return typeof token === 'string' && /^[\x21-\x7e]{1,8192}$/.test(token);
}
