import { bandwidth } from './bandwidth.ts';
import { changedAddresses } from './changed-addresses.ts';
import { checkouts } from './checkouts.ts';
import { codes } from './codes.ts';
import { customers } from './customers.ts';
import { Database } from './database.ts';
import { ispPlans } from './isp-plans.ts';
import { orders } from './orders.ts';
import { passwords } from './passwords.ts';
import { provoked } from './provoked.ts';
import { subscriptionRequests } from './subscription-requests.ts';
import { tokens } from './tokens.ts';

/** The sandbox's state. `file` may be `:memory:`. */
export function openStore(file: string, now: () => number) {
  const db = new Database(file);
  return {
    isNew: db.isNew,
    create: (fill: () => void) => db.create(fill),
    customers: customers(db, now),
    passwords: passwords(file === ':memory:' ? 'memory' : 'file'),
    tokens: tokens(db, now),
    codes: codes(db, now),
    bandwidth: bandwidth(db, now),
    orders: orders(db, now),
    checkouts: checkouts(db, now),
    ispPlans: ispPlans(db),
    changedAddresses: changedAddresses(db),
    provoked: provoked(db),
    subscriptionRequests: subscriptionRequests(db),
    transaction: <T>(work: () => T): T => db.transaction(work),
    close: () => db.close(),
  };
}

export type Store = ReturnType<typeof openStore>;
