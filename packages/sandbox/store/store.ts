import { alertSettings } from './alert-settings.ts';
import { allowedIps } from './allowed-ips.ts';
import { bandwidth } from './bandwidth.ts';
import { changedAddresses } from './changed-addresses.ts';
import { checkouts } from './checkouts.ts';
import { codes } from './codes.ts';
import { customers } from './customers.ts';
import { Database } from './database.ts';
import { ispPlans } from './isp-plans.ts';
import { messages } from './messages.ts';
import { orders } from './orders.ts';
import { passwords } from './passwords.ts';
import { provoked } from './provoked.ts';
import { proxyUsers } from './proxy-users.ts';
import { subscriptionRequests } from './subscription-requests.ts';
import { tokens } from './tokens.ts';
import { usage } from './usage.ts';

/** The sandbox's state. `file` may be `:memory:`. */
export function openStore(file: string, now: () => number) {
  const db = new Database(file);
  const used = usage(db);
  return {
    isNew: db.isNew,
    create: (fill: () => void) => db.create(fill),
    customers: customers(db, now),
    passwords: passwords(file === ':memory:' ? 'memory' : 'file'),
    tokens: tokens(db, now),
    codes: codes(db, now),
    bandwidth: bandwidth(db, now, used),
    usage: used,
    proxyUsers: proxyUsers(db, now),
    allowedIps: allowedIps(db),
    alertSettings: alertSettings(db),
    messages: messages(db, now),
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
