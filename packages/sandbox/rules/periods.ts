import type { ProxyUserRow } from '../store/proxy-users.ts';

type Period = ProxyUserRow['period'];

/** When the period of a limit began: a day and a month at midnight UTC. */
export function periodStart(period: Period, now: number): number {
  const date = new Date(now);
  if (period === 'total') return -Infinity;
  return Date.UTC(
    date.getUTCFullYear(),
    date.getUTCMonth(),
    period === 'day' ? date.getUTCDate() : 1,
  );
}

/** When the next period begins; undefined for a total. */
export function nextPeriod(period: Period, now: number): number | undefined {
  const date = new Date(now);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  if (period === 'total') return undefined;
  return period === 'day'
    ? Date.UTC(year, month, date.getUTCDate() + 1)
    : Date.UTC(year, month + 1, 1);
}
