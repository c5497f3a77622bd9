import type { ResidentialTier } from '../../../generated/model/residentialTier.zod.ts';
import type { Database } from './database.ts';

/** Data that was used over some hours. The row alone determines how much each hour, country and host gets. */
export type UsageRow = {
  id: number;
  tier: ResidentialTier;
  /** Null for the customer's own lines. */
  proxyUserId: number | null;
  bytes: number;
  /** Start of the last hour. */
  lastHour: number;
  hours: number;
  /** Number of hosts that were visited. */
  hosts: number;
};

export type NewUsage = Omit<UsageRow, 'id'>;

export function usage(db: Database) {
  return {
    add(customerId: number, { tier, proxyUserId, bytes, lastHour, hours, hosts }: NewUsage) {
      db.run(
        `INSERT INTO usage (customerId, tier, proxyUserId, bytes, lastHour, hours, hosts)
         VALUES (?, ?, ?, ?, ?, ?, ?)`,
        customerId,
        tier,
        proxyUserId,
        bytes,
        lastHour,
        hours,
        hosts,
      );
    },

    of: (customerId: number, tier: ResidentialTier) =>
      db.all<UsageRow>(
        'SELECT * FROM usage WHERE customerId = ? AND tier = ? ORDER BY id',
        customerId,
        tier,
      ),

    byProxyUser: (proxyUserId: number) =>
      db.all<UsageRow>('SELECT * FROM usage WHERE proxyUserId = ? ORDER BY id', proxyUserId),
  };
}
