import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Tier } from './bandwidth.ts';
import type { Database } from './database.ts';

export type ProxyUserRow = {
  id: number;
  customerId: number;
  name: string;
  userName: string;
  passwordHash: string;
  tier: Tier;
  /** Null without a limit. */
  limitGb: number | null;
  period: 'day' | 'month' | 'total';
  isActive: 0 | 1;
  createdAt: number;
};

export type ProxyUserOf = Pick<ProxyUserRow, 'name' | 'tier' | 'limitGb' | 'period'>;

/** Proxy users of customers. The row of a deleted one stays, so that its usage still has a name. */
export function proxyUsers(db: Database, now: () => number) {
  const byId = (customerId: number, id: string) =>
    db.one<ProxyUserRow>(
      'SELECT * FROM proxyUsers WHERE customerId = ? AND id = ? AND deletedAt IS NULL',
      customerId,
      /^[1-9]\d{0,14}$/.test(id) ? Number(id) : 0,
    );
  return {
    byId,

    /** Newest first. */
    of: (customerId: number) =>
      db.all<ProxyUserRow>(
        'SELECT * FROM proxyUsers WHERE customerId = ? AND deletedAt IS NULL ORDER BY id DESC',
        customerId,
      ),

    /** The name of a user, even if deleted. */
    nameOf: (id: number) =>
      db.one<{ name: string }>('SELECT name FROM proxyUsers WHERE id = ?', id)?.name ?? '',

    /** Returns the id, and the password, of which only a hash is stored. */
    add(customerId: number, owner: string, { name, tier, limitGb, period }: ProxyUserOf) {
      const { id } = db.run(
        `INSERT INTO proxyUsers (customerId, name, userName, passwordHash, tier, limitGb, period, createdAt)
         VALUES (?, ?, '', '', ?, ?, ?, ?)`,
        customerId,
        name,
        tier,
        limitGb,
        period,
        now(),
      );
      db.run('UPDATE proxyUsers SET userName = ? WHERE id = ?', `${owner}u${id}`, id);
      return { id, password: this.resetPassword(id) };
    },

    save(id: number, { name, tier, limitGb, period }: ProxyUserOf, isActive: boolean) {
      db.run(
        'UPDATE proxyUsers SET name = ?, tier = ?, limitGb = ?, period = ?, isActive = ? WHERE id = ?',
        name,
        tier,
        limitGb,
        period,
        isActive ? 1 : 0,
        id,
      );
    },

    resetPassword(id: number): string {
      const password = randomBytes(9).toString('base64url');
      db.run('UPDATE proxyUsers SET passwordHash = ? WHERE id = ?', hash(password), id);
      return password;
    },

    delete(id: number) {
      db.run('UPDATE proxyUsers SET deletedAt = ? WHERE id = ?', now(), id);
    },

    hasPassword: ({ passwordHash }: ProxyUserRow, password: string): boolean =>
      timingSafeEqual(Buffer.from(passwordHash), Buffer.from(hash(password))),
  };
}

const hash = (password: string) => createHash('sha256').update(password).digest('base64url');
