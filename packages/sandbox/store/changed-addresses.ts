import type { Database } from './database.ts';

/** An address of a plan that is dead, or has replaced another. */
export type ChangedAddress = {
  planId: number;
  /** From 0. */
  position: number;
  isDead: 0 | 1;
  /** How often this position was replaced. */
  replaced: number;
  /** Number of the replacement among all replacements in the sandbox; null for the plan's own address. */
  serial: number | null;
};

export function changedAddresses(db: Database) {
  const put = ({ planId, position, isDead, replaced, serial }: ChangedAddress) =>
    db.run(
      'INSERT OR REPLACE INTO changedAddresses (planId, position, isDead, replaced, serial) VALUES (?, ?, ?, ?, ?)',
      planId,
      position,
      isDead,
      replaced,
      serial,
    );
  const of = (planId: number) =>
    db.all<ChangedAddress>('SELECT * FROM changedAddresses WHERE planId = ?', planId);
  const at = (planId: number, position: number): ChangedAddress =>
    of(planId).find((one) => one.position === position) ?? {
      planId,
      position,
      isDead: 0,
      replaced: 0,
      serial: null,
    };
  return {
    of,

    kill: (planId: number, position: number) => put({ ...at(planId, position), isDead: 1 }),

    replace(planId: number, position: number) {
      const { last } = db.one<{ last: number }>(
        'SELECT coalesce(max(serial), 0) AS last FROM changedAddresses',
      ) ?? { last: 0 };
      const { replaced } = at(planId, position);
      put({ planId, position, isDead: 0, replaced: replaced + 1, serial: last + 1 });
    },
  };
}
