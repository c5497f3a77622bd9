import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

const KEY_LENGTH = 32;

/** Iterations of scrypt. A store in memory never leaks its hashes, and tests create thousands of customers. */
const COST = { file: 16_384, memory: 2 };

export function passwords(place: keyof typeof COST) {
  const derive = (password: string, salt: Buffer): Promise<Buffer> =>
    new Promise((resolve, reject) => {
      scrypt(password, salt, KEY_LENGTH, { N: COST[place] }, (error, key) => {
        if (error) reject(error);
        else resolve(key);
      });
    });
  return {
    /** `salt:key`, both hex. */
    async hash(password: string): Promise<string> {
      const salt = randomBytes(16);
      return `${salt.toString('hex')}:${(await derive(password, salt)).toString('hex')}`;
    },

    /** Takes as long for an unknown customer as for a wrong password, so that the two cannot be distinguished. */
    async verify(password: string, hash: string | null | undefined): Promise<boolean> {
      const [salt = '', key = ''] = (hash ?? '').split(':');
      const derived = await derive(password, Buffer.from(salt, 'hex'));
      const expected = Buffer.from(key, 'hex');
      return expected.length === derived.length && timingSafeEqual(expected, derived);
    },
  };
}
