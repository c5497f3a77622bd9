import { randomBytes } from 'node:crypto';
import type { Database } from './database.ts';

export type Customer = {
  id: number;
  email: string;
  passwordHash: string | null;
  role: 'customer' | 'admin';
  proxyUser: string;
  proxyPassword: string;
  createdAt: number;
};

export function customers(db: Database, now: () => number) {
  return {
    byId: (id: number) => db.one<Customer>('SELECT * FROM customers WHERE id = ?', id),
    byEmail: (email: string) => db.one<Customer>('SELECT * FROM customers WHERE email = ?', email),

    byProxyUser: (name: string) =>
      db.one<Customer>('SELECT * FROM customers WHERE proxyUser = ?', name),

    /** Returns undefined if the email already has an account. */
    add(email: string, passwordHash: string | null, role: Customer['role'] = 'customer') {
      const { changes, id } = db.run(
        `INSERT INTO customers (email, passwordHash, role, proxyUser, proxyPassword, createdAt)
         VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (email) DO NOTHING`,
        email,
        passwordHash,
        role,
        `amb${randomBytes(4).toString('hex')}`,
        randomBytes(9).toString('base64url'),
        now(),
      );
      return changes === 0 ? undefined : this.byId(id);
    },

    setPassword(id: number, passwordHash: string) {
      db.run('UPDATE customers SET passwordHash = ? WHERE id = ?', passwordHash, id);
    },
  };
}
