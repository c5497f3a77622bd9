import { createHash, randomBytes } from 'node:crypto';
import type { Customer } from './customers.ts';
import type { Database } from './database.ts';

/** Bearer tokens: random, revocable, and stored only as hashes. */
export function tokens(db: Database, now: () => number) {
  return {
    issue(customerId: number): string {
      const token = `amb_${randomBytes(24).toString('base64url')}`;
      db.run('INSERT INTO tokens VALUES (?, ?, ?)', hash(token), customerId, now());
      return token;
    },

    customerOf: (token: string) =>
      db.one<Customer>(
        'SELECT customers.* FROM tokens JOIN customers ON customers.id = customerId WHERE hash = ?',
        hash(token),
      ),

    revokeAll: (customerId: number) =>
      db.run('DELETE FROM tokens WHERE customerId = ?', customerId).changes,
  };
}

const hash = (token: string) => createHash('sha256').update(token).digest('base64url');
