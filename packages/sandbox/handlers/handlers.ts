import type { Handlers } from '../operations.ts';
import { account } from './account.ts';
import { admin } from './admin.ts';
import { alerts } from './alerts.ts';
import { isp } from './isp.ts';
import { locations } from './locations.ts';
import { orders } from './orders.ts';
import { proxies } from './proxies.ts';
import { purchase } from './purchase.ts';
import { service } from './service.ts';
import { sessions } from './sessions.ts';
import { usage } from './usage.ts';
import { users } from './users.ts';

export const handlers: Handlers = {
  ...account,
  ...admin,
  ...alerts,
  ...isp,
  ...locations,
  ...orders,
  ...proxies,
  ...purchase,
  ...service,
  ...sessions,
  ...usage,
  ...users,
};
