import type { Database } from './database.ts';
import type { NewUsage, usage as usageOf } from './usage.ts';

export type Tier = 'basic' | 'premium';

/** Residential data of a customer in GB. */
export type Usage = {
  total: number;
  used: number;
};

/** A purchase of data: what is left of it, in GB, and when the rest expires. */
export type Batch = {
  id: number;
  tier: Tier;
  gb: number;
  left: number;
  /** Null if it never expires. */
  expiresAt: number | null;
};

/** Data that is bought, used or both. The parts add up to what is used. */
type Credit = Partial<Usage & Pick<Batch, 'expiresAt'> & { parts: readonly UsePart[] }>;

/** The batch that expires first is used first. */
const IN_ORDER = 'ORDER BY expiresAt IS NULL, expiresAt, id';

/** How data was used; by default in this hour, by the customer's own lines. */
export type UsePart = { gb: number } & Partial<Pick<NewUsage, 'hours' | 'hosts' | 'proxyUserId'>>;

const HOUR_MS = 3_600_000;

export function bandwidth(db: Database, now: () => number, usage: ReturnType<typeof usageOf>) {
  const stored = (customerId: number, tier: Tier): Usage =>
    db.one<Usage>(
      'SELECT total, used FROM bandwidth WHERE customerId = ? AND tier = ?',
      customerId,
      tier,
    ) ?? { total: 0, used: 0 };

  const left = (customerId: number) =>
    db.all<Batch>(
      `SELECT * FROM batches WHERE customerId = ? AND left > 0 ${IN_ORDER}`,
      customerId,
    );

  const change = (customerId: number, tier: Tier, { total, used }: Usage) =>
    db.run(
      `INSERT INTO bandwidth (customerId, tier, total, used) VALUES (?, ?, ?, ?)
       ON CONFLICT DO UPDATE SET total = total + excluded.total, used = used + excluded.used`,
      customerId,
      tier,
      total,
      used,
    );

  /** Expired data is no longer part of the total. */
  function expire(customerId: number): void {
    const ended = left(customerId).filter(
      ({ expiresAt }) => expiresAt !== null && expiresAt <= now(),
    );
    for (const { id, tier, left: lost } of ended) {
      change(customerId, tier, { total: -lost, used: 0 });
      db.run('UPDATE batches SET left = 0 WHERE id = ?', id);
    }
  }

  function spend(customerId: number, tier: Tier, gb: number): void {
    let open = gb;
    for (const batch of left(customerId).filter((one) => one.tier === tier)) {
      const taken = Math.min(batch.left, open);
      db.run('UPDATE batches SET left = left - ? WHERE id = ?', taken, batch.id);
      open -= taken;
    }
  }

  function record(customerId: number, tier: Tier, parts: readonly UsePart[]): void {
    const lastHour = Math.floor(now() / HOUR_MS) * HOUR_MS;
    for (const { gb, hours = 1, hosts = 12, proxyUserId = null } of parts) {
      const bytes = Math.round(gb * 1e9);
      usage.add(customerId, { tier, proxyUserId, bytes, lastHour, hours, hosts });
    }
  }

  return {
    of(customerId: number, tier: Tier): Usage {
      expire(customerId);
      return stored(customerId, tier);
    },

    /** The purchases that have data left, in the order in which they are used. */
    batches(customerId: number): Batch[] {
      expire(customerId);
      return left(customerId);
    },

    credit(
      customerId: number,
      tier: Tier,
      { total = 0, used = 0, expiresAt = null, parts = [{ gb: used }] }: Credit,
    ) {
      const before = stored(customerId, tier);
      // Data used beyond the total is deducted from the next purchase.
      const owed = Math.max(0, before.used - before.total);
      change(customerId, tier, { total, used });
      if (total > 0) {
        db.run(
          'INSERT INTO batches (customerId, tier, gb, left, expiresAt) VALUES (?, ?, ?, ?, ?)',
          customerId,
          tier,
          total,
          Math.max(0, total - owed),
          expiresAt,
        );
      }
      if (used > 0) {
        spend(customerId, tier, used);
        record(customerId, tier, parts);
      }
    },
  };
}
