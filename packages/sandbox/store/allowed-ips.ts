import type { Database } from './database.ts';

/** Addresses and networks from which a customer's lines need no password. */
export function allowedIps(db: Database) {
  return {
    of: (customerId: number): string[] =>
      db
        .all<{ ip: string }>(
          'SELECT ip FROM allowedIps WHERE customerId = ? ORDER BY position',
          customerId,
        )
        .map(({ ip }) => ip),

    replace(customerId: number, ips: readonly string[]) {
      db.run('DELETE FROM allowedIps WHERE customerId = ?', customerId);
      for (const [position, ip] of ips.entries()) {
        db.run('INSERT INTO allowedIps VALUES (?, ?, ?)', customerId, position, ip);
      }
    },
  };
}
