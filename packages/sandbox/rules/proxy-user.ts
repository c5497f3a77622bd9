import type { ProxyUser } from '../../../generated/model/proxyUser.zod.ts';
import type { Backend } from '../backend.ts';
import type { ProxyUserRow } from '../store/proxy-users.ts';
import { nextPeriod, periodStart } from './periods.ts';
import { byHour } from './spread-usage.ts';
import { utcTime } from './utc-time.ts';

/** What a proxy user has used in the current period, in GB. */
export function usedGb({ store, now }: Backend, { id, period }: ProxyUserRow): number {
  const start = periodStart(period, now());
  const hours = store.usage.byProxyUser(id).flatMap(byHour);
  return hours.reduce((sum, { hour, bytes }) => sum + (hour >= start ? bytes : 0), 0) / 1e9;
}

/** Why the proxies reject a user; undefined if they accept it. */
export function refusalOf(backend: Backend, user: ProxyUserRow) {
  if (!user.isActive) return 'user_inactive';
  return user.limitGb !== null && usedGb(backend, user) >= user.limitGb
    ? 'limit_reached'
    : undefined;
}

/** A proxy user as the customer sees it. */
export function shownUser(backend: Backend, user: ProxyUserRow): ProxyUser {
  const { id, name, userName, tier, limitGb, period, isActive, createdAt } = user;
  const reset = nextPeriod(period, backend.now());
  return {
    id: String(id),
    name,
    userName,
    tier,
    ...(limitGb !== null && { limitGb }),
    period,
    usedGb: usedGb(backend, user),
    ...(reset !== undefined && { resetTime: utcTime(reset) }),
    isActive: isActive === 1,
    createTime: utcTime(createdAt),
  };
}
