import { randomBytes } from 'node:crypto';
import type { Database } from './database.ts';

const DAY_MS = 86_400_000;

export type CheckoutState = 'open' | 'paid' | 'declined';

export type Checkout = {
  id: string;
  orderId: number;
  /** The plan to extend, for a renewal. */
  renewsPlan: number | null;
  /** The plan to sell, for new addresses. */
  planKey: string | null;
  /** JSON of the addresses to replace, as positions of the plan; null for anything else. */
  replaces: string | null;
  state: CheckoutState;
  /** Last time at which it accepts a payment. */
  payableUntil: number;
};

/** Addresses of a plan, from 0. */
export type ReplacedPositions = { planId: number; positions: readonly number[] };

export type CheckoutOf = Partial<Pick<Checkout, 'renewsPlan' | 'planKey'>> & {
  replaces?: ReplacedPositions;
};

/** Hosted payment pages. Each accepts a payment for a day. Anyone who knows the ID may pay. */
export function checkouts(db: Database, now: () => number) {
  return {
    byId: (id: string) => db.one<Checkout>('SELECT * FROM checkouts WHERE id = ?', id),

    open(
      orderId: number,
      { renewsPlan = null, planKey = null, replaces }: CheckoutOf = {},
    ): string {
      const id = randomBytes(12).toString('base64url');
      db.run(
        'INSERT INTO checkouts (id, orderId, renewsPlan, planKey, replaces, payableUntil) VALUES (?, ?, ?, ?, ?, ?)',
        id,
        orderId,
        renewsPlan,
        planKey,
        replaces === undefined ? null : JSON.stringify(replaces),
        now() + DAY_MS,
      );
      return id;
    },

    /** Where the order can still be paid for. */
    payable: (orderId: number) =>
      db.one<Checkout>(
        "SELECT * FROM checkouts WHERE orderId = ? AND state = 'open' AND payableUntil > ?",
        orderId,
        now(),
      ),

    /** From now on, the order cannot be paid. */
    expire(orderId: number) {
      db.run('UPDATE checkouts SET payableUntil = ? WHERE orderId = ?', now(), orderId);
    },

    /** Returns false if it was already closed, so that nothing is paid twice. */
    close: (id: string, state: Exclude<CheckoutState, 'open'>) =>
      db.run("UPDATE checkouts SET state = ? WHERE id = ? AND state = 'open'", state, id)
        .changes === 1,
  };
}
