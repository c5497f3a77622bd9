import type { Handlers } from '../operations.ts';
import { account } from './account.ts';
import { admin } from './admin.ts';
import { isp } from './isp.ts';
import { locations } from './locations.ts';
import { orders } from './orders.ts';
import { proxies } from './proxies.ts';
import { purchase } from './purchase.ts';
import { service } from './service.ts';

export const handlers: Handlers = {
  ...account,
  ...admin,
  ...isp,
  ...locations,
  ...orders,
  ...proxies,
  ...purchase,
  ...service,
};
