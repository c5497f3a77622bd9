import { getAlerts, saveAlerts, testAlerts } from './alerts.ts';
import { getAllowedIps, saveAllowedIps } from './allowed.ts';
import type { Operation } from './operation.ts';
import { endOtherSessions, endSession, listSessions, logout } from './sessions.ts';
import { getUsageBreakdown, getUsageHistory } from './usage.ts';
import {
  createProxyUser,
  deleteProxyUser,
  listProxyUsers,
  resetProxyUserPassword,
  saveProxyUser,
} from './users.ts';
import * as may from './values.ts';

const closed = (takes: Operation['takes'], run: Operation['run']) => ({
  signedIn: true,
  takes,
  run,
});

const id = may.text(1, 64);
const limitedUser = {
  name: may.matching(/^[A-Za-z0-9](?:[A-Za-z0-9._ -]{0,62}[A-Za-z0-9._-])?$/),
  tier: may.tier,
  limitGb: may.optional(may.number(0, 1_000_000)),
  period: may.oneOf('day', 'month', 'total'),
};
const range = { tier: may.tier, from: may.moment, to: may.moment };

/** The operations of offers, except the first three. */
export const OF_OFFERS: Record<string, Operation> = {
  'GET /api/ProxyLogic/UsageHistory': closed(
    { ...range, by: may.oneOf('hour', 'day') },
    getUsageHistory,
  ),
  'GET /api/ProxyLogic/UsageBreakdown': closed(
    { ...range, by: may.oneOf('country', 'host', 'user') },
    getUsageBreakdown,
  ),
  'GET /api/ProxyUsers/List': closed({}, listProxyUsers),
  'POST /api/ProxyUsers/Create': closed(limitedUser, createProxyUser),
  'POST /api/ProxyUsers/Save': closed(
    { id, ...limitedUser, isActive: may.oneOf(true, false) },
    saveProxyUser,
  ),
  'POST /api/ProxyUsers/ResetPassword': closed({ id }, resetProxyUserPassword),
  'POST /api/ProxyUsers/Delete': closed({ id }, deleteProxyUser),
  'GET /api/ProxyUsers/AllowedIps': closed({}, getAllowedIps),
  'POST /api/ProxyUsers/SaveAllowedIps': closed(
    { ips: may.list(may.text(2, 49), 100, 0, true) },
    saveAllowedIps,
  ),
  'GET /api/Alerts/Get': closed({}, getAlerts),
  'POST /api/Alerts/Save': closed(
    {
      email: may.oneOf(true, false),
      telegram: may.optional(may.matching(/^-?[0-9]{1,20}$/)),
      webhook: may.optional(may.text(9, 2048)),
      dataLeftPercent: may.list(may.integer(1, 99), 5, 0),
      daysBefore: may.list(may.integer(1, 90), 5, 0),
      hoursBeforeCharge: may.optional(may.integer(1, 168)),
    },
    saveAlerts,
  ),
  'POST /api/Alerts/Test': closed(
    { channel: may.oneOf('email', 'telegram', 'webhook') },
    testAlerts,
  ),
  'POST /api/SysLogin/Logout': closed({}, logout),
  'GET /api/SysLogin/Sessions': closed({}, listSessions),
  'POST /api/SysLogin/EndSession': closed({ id }, endSession),
  'POST /api/SysLogin/EndOtherSessions': closed({}, endOtherSessions),
};
