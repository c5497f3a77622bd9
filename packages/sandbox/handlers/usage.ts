import type { GetUsageBreakdownParams } from '../../../generated/model/getUsageBreakdownParams.zod.ts';
import type { Handlers, RequestContext } from '../operations.ts';
import { Refusal } from '../Refusal.ts';
import { byCountry, byHost, byHour, HOUR_MS, type Used } from '../rules/spread-usage.ts';
import { parseUtcTime, utcTime } from '../rules/utc-time.ts';
import type { UsageRow } from '../store/usage.ts';
import { measuredAgo } from './measured-ago.ts';
import { signedIn } from './signed-in.ts';

const DAY_MS = 24 * HOUR_MS;
const MOST_DAYS = { hour: 366, day: 3660 };
/** As many as a response may have. */
const MOST_ROWS = 100_000;

type Range = Pick<GetUsageBreakdownParams, 'tier' | 'from' | 'to'>;
type Named = Used & { name: string; id?: string };

export const usage = {
  getUsageHistory(context, { by, ...range }) {
    const length = by === 'hour' ? HOUR_MS : DAY_MS;
    const rows = new Map<number, Used>();
    for (const { hours } of usedIn(context, range, length, MOST_DAYS[by])) {
      for (const { hour, ...used } of hours) {
        const time = Math.floor(hour / length) * length;
        rows.set(time, sum([rows.get(time) ?? NOTHING, used]));
      }
    }
    const sorted = [...rows].toSorted(([a], [b]) => a - b);
    return {
      ...figures(context, sum([...rows.values()])),
      rows: sorted
        .filter(([, { bytes }]) => bytes > 0)
        .map(([time, used]) => ({ time: utcTime(time), ...shown(used) })),
    };
  },

  getUsageBreakdown(context, { by, ...range }) {
    const { store } = context.backend;
    if (by === 'host' && store.provoked.of(`noHosts:${signedIn(context).id}`) === true) {
      throw new Refusal(404, 'Hosts are not recorded', 'not_recorded');
    }
    const named = (row: UsageRow, used: Used): Named[] => {
      if (by === 'country') return byCountry(row, used);
      if (by === 'host') return byHost(row, used);
      const { proxyUserId: id } = row;
      return [{ ...used, ...(id === null ? { name: '' } : idOf(id, store.proxyUsers.nameOf(id))) }];
    };
    const rows = new Map<string, Named>();
    let all = NOTHING;
    for (const { row, hours } of usedIn(context, range, DAY_MS, MOST_DAYS.day)) {
      const used = sum(hours);
      all = sum([all, used]);
      for (const share of named(row, used)) {
        const key = `${share.id ?? ''} ${share.name}`;
        rows.set(key, { ...share, ...sum([rows.get(key) ?? NOTHING, share]) });
      }
    }
    return {
      ...figures(context, all),
      rows: [...rows.values()]
        .filter(({ bytes }) => bytes > 0)
        .toSorted((a, b) => b.bytes - a.bytes || a.name.localeCompare(b.name, 'en'))
        .slice(0, MOST_ROWS)
        .map(({ name, id, ...used }) => ({
          name,
          ...(id !== undefined && { id }),
          ...shown(used),
        })),
    };
  },
} satisfies Partial<Handlers>;

const NOTHING: Used = { bytes: 0, requests: 0 };

const idOf = (id: number, name: string) => ({ id: String(id), name });

/** The hours of each use that lie in a range, which is extended to whole hours or days. */
function usedIn(context: RequestContext, range: Range, length: number, mostDays: number) {
  const [from, to] = [parseUtcTime(range.from), parseUtcTime(range.to)];
  if (to < from) throw new Refusal(400, 'The range ends before it begins', 'invalid_request');
  if (to - from > mostDays * DAY_MS) {
    throw new Refusal(400, `The range has more than ${mostDays} days`, 'invalid_request');
  }
  const first = Math.floor(from / length) * length;
  const end = Math.ceil(to / length) * length;
  return context.backend.store.usage.of(signedIn(context).id, range.tier).map((row) => ({
    row,
    hours: byHour(row).filter(({ hour }) => hour >= first && hour < end),
  }));
}

const sum = (all: readonly Used[]): Used =>
  all.reduce(
    (total, { bytes, requests }) => ({
      bytes: total.bytes + bytes,
      requests: total.requests + requests,
    }),
    NOTHING,
  );

const shown = ({ bytes, requests }: Used) => ({ gb: bytes / 1e9, requests });

const figures = (context: RequestContext, used: Used) => ({
  ...shown(used),
  asOf: measuredAgo(context),
});
