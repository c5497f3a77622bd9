import { randomBytes } from 'node:crypto';
import type { Database } from './database.ts';

export type SubscriptionRequest = {
  id: string;
  planId: number;
  state: 'open' | 'agreed' | 'refused';
};

/** External pages that enable automatic renewal. */
export function subscriptionRequests(db: Database) {
  return {
    byId: (id: string) =>
      db.one<SubscriptionRequest>('SELECT * FROM subscriptionRequests WHERE id = ?', id),

    open(planId: number): string {
      const id = randomBytes(12).toString('base64url');
      db.run('INSERT INTO subscriptionRequests (id, planId) VALUES (?, ?)', id, planId);
      return id;
    },

    close: (id: string, state: 'agreed' | 'refused') =>
      db.run("UPDATE subscriptionRequests SET state = ? WHERE id = ? AND state = 'open'", state, id)
        .changes === 1,
  };
}
