import { createHmac, timingSafeEqual } from 'node:crypto';

const LIFE_MS = 5 * 60_000;

/** Signs a short-lived token that can only open connections of this user. */
export function signAccessToken(secret: string, userId: string, now: number): string {
  const payload = Buffer.from(JSON.stringify({ userId, expires: now + LIFE_MS })).toString(
    'base64url',
  );
  return `${payload}.${signature(secret, payload)}`;
}

/** The user of a token; undefined when it is malformed, forged or expired at that time. */
export function readAccessToken(secret: string, token: string, now: number): string | undefined {
  const [payload = '', given = ''] = token.split('.');
  const expected = Buffer.from(signature(secret, payload));
  const actual = Buffer.from(given);
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return undefined;
  const { userId, expires } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as {
    userId: string;
    expires: number;
  };
  return now < expires ? userId : undefined;
}

const signature = (secret: string, payload: string) =>
  createHmac('sha256', secret).update(payload).digest('base64url');
