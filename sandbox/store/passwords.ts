import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<string, Buffer, number, Buffer>(scrypt);
const KEY_LENGTH = 32;

/** `salt:key`, both hex. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  return `${salt.toString('hex')}:${(await derive(password, salt, KEY_LENGTH)).toString('hex')}`;
}

/** Takes as long for an unknown customer as for a wrong password, so that the two cannot be told apart. */
export async function verifyPassword(password: string, hash: string | null | undefined) {
  const [salt = '', key = ''] = (hash ?? '').split(':');
  const derived = await derive(password, Buffer.from(salt, 'hex'), KEY_LENGTH);
  const expected = Buffer.from(key, 'hex');
  return expected.length === derived.length && timingSafeEqual(expected, derived);
}
