import type { Database } from './database.ts';

export type Tier = 'basic' | 'premium';

/** Residential data of a customer in GB. */
export type Usage = {
  total: number;
  used: number;
};

export function bandwidth(db: Database) {
  return {
    of: (customerId: number, tier: Tier): Usage =>
      db.one<Usage>(
        'SELECT total, used FROM bandwidth WHERE customerId = ? AND tier = ?',
        customerId,
        tier,
      ) ?? { total: 0, used: 0 },

    credit(customerId: number, tier: Tier, change: Partial<Usage>) {
      db.run(
        `INSERT INTO bandwidth (customerId, tier, total, used) VALUES (?, ?, ?, ?)
         ON CONFLICT DO UPDATE SET total = total + excluded.total, used = used + excluded.used`,
        customerId,
        tier,
        change.total ?? 0,
        change.used ?? 0,
      );
    },
  };
}
