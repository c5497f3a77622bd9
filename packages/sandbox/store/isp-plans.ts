import { randomBytes } from 'node:crypto';
import type { Database } from './database.ts';

export type IspPlanRow = {
  id: number;
  customerId: number;
  orderNo: string;
  quantity: number;
  days: number;
  planKey: string;
  expiresAt: number;
  autoRenew: 0 | 1;
  subscriptionId: string | null;
  /** Index of its first address in the sandbox's address space. */
  firstAddress: number;
  secret: string;
  /** How many of its addresses were replaced free of charge since its last renewal. */
  replacements: number;
};

export type NewIspPlan = Pick<
  IspPlanRow,
  'customerId' | 'orderNo' | 'quantity' | 'days' | 'planKey' | 'expiresAt'
> &
  Partial<Pick<IspPlanRow, 'autoRenew' | 'subscriptionId'>>;

export function ispPlans(db: Database) {
  return {
    byId: (id: number) => db.one<IspPlanRow>('SELECT * FROM ispPlans WHERE id = ?', id),

    byOrderNo: (customerId: number, orderNo: string) =>
      db.one<IspPlanRow>(
        'SELECT * FROM ispPlans WHERE customerId = ? AND orderNo = ?',
        customerId,
        orderNo,
      ),

    /** Newest first. */
    of: (customerId: number) =>
      db.all<IspPlanRow>(
        'SELECT * FROM ispPlans WHERE customerId = ? ORDER BY id DESC',
        customerId,
      ),

    add(plan: NewIspPlan) {
      db.run(
        `INSERT INTO ispPlans (customerId, orderNo, quantity, days, planKey, expiresAt, autoRenew,
           subscriptionId, firstAddress, secret)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, (SELECT coalesce(sum(quantity), 0) FROM ispPlans), ?)`,
        plan.customerId,
        plan.orderNo,
        plan.quantity,
        plan.days,
        plan.planKey,
        plan.expiresAt,
        plan.autoRenew ?? 0,
        plan.subscriptionId ?? null,
        randomBytes(16).toString('hex'),
      );
    },

    extend(id: number, expiresAt: number) {
      db.run('UPDATE ispPlans SET expiresAt = ?, replacements = 0 WHERE id = ?', expiresAt, id);
    },

    countReplacements(id: number, count: number) {
      db.run('UPDATE ispPlans SET replacements = replacements + ? WHERE id = ?', count, id);
    },

    subscribe(id: number, subscriptionId: string | null) {
      db.run(
        'UPDATE ispPlans SET subscriptionId = ?, autoRenew = ? WHERE id = ?',
        subscriptionId,
        subscriptionId === null ? 0 : 1,
        id,
      );
    },
  };
}
