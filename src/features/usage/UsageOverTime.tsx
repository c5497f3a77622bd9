import {
  useGetUsageHistory,
  type GetUsageHistoryQueryResult,
} from '../../../generated/usage/usage.ts';
import { dayStartsIn } from '../../domain/local-days.ts';
import type { Tier } from '../../domain/plans.ts';
import {
  daysOf,
  hoursOf,
  unreadHours,
  usageCsv,
  usageQuery,
  usageRange,
  type Range,
  type UsageDays,
} from '../../domain/usage/history.ts';
import { useTimeZone } from '../../platform/locale.ts';
import { QueryView } from '../../ui/QueryView.tsx';
import { INLINE, LOADING, NOTHING_USED, TEXTS } from './usage-states.tsx';
import { UsageFoot } from './UsageFoot.tsx';
import { UsagePlot } from './UsagePlot.tsx';

type UsageOverTimeProps = { tier: Tier; days: UsageDays; now: number };

/** The last 24 hours by hour, or the days in the customer's time zone, which are sums of hours. */
export function UsageOverTime({ tier, days, now }: UsageOverTimeProps) {
  const timeZone = useTimeZone();
  const range = usageRange(days, now, dayStartsIn(timeZone));
  const query = useGetUsageHistory({ tier, ...usageQuery(range), by: 'hour' }, INLINE);
  return (
    <QueryView
      query={query}
      texts={TEXTS}
      loading={LOADING}
      list={readableRows}
      empty={NOTHING_USED}
    >
      {(data) => (
        <Figures {...{ now, data, range, tier, timeZone }} step={days === 1 ? 'hour' : 'day'} />
      )}
    </QueryView>
  );
}

const readableRows = ({ rows: { rows, invalidCount } }: GetUsageHistoryQueryResult) => ({
  rows,
  invalidCount: invalidCount + unreadHours(rows),
});

type FiguresProps = {
  now: number;
  data: GetUsageHistoryQueryResult;
  range: Range;
  tier: Tier;
  timeZone: string;
  step: 'hour' | 'day';
};

function Figures({ now, data, range, tier, timeZone, step }: FiguresProps) {
  const hours = hoursOf(data.rows.rows, range);
  const points = step === 'hour' ? hours : daysOf(hours, dayStartsIn(timeZone));
  return (
    <div>
      <UsagePlot points={points} step={step} timeZone={timeZone} />
      <UsageFoot
        now={now}
        data={data}
        range={range}
        tier={tier}
        by="hours"
        csv={() => usageCsv(hours)}
      />
    </div>
  );
}
