import { useState } from 'react';
import {
  useGetUsageBreakdown,
  type GetUsageBreakdownQueryResult,
} from '../../../generated/usage/usage.ts';
import { ApiError } from '../../api/errors.ts';
import { dayStartsIn } from '../../domain/local-days.ts';
import type { Tier } from '../../domain/plans.ts';
import {
  sharesCsv,
  sumGb,
  usageQuery,
  usageRange,
  utcDays,
  type Range,
  type UsageDays,
} from '../../domain/usage/history.ts';
import { formatGb } from '../../domain/usage/usage.ts';
import { percentText } from '../../i18n/percent.ts';
import { t } from '../../i18n/text.ts';
import { SENTENCES, countryName, dateFormat, useTimeZone } from '../../platform/locale.ts';
import { withPauses } from '../../platform/with-pauses.ts';
import { figuresSummary } from '../../ui/BarPlot.css.ts';
import { Meter } from '../../ui/Meter.tsx';
import { EmptyState, QueryView } from '../../ui/QueryView.tsx';
import { ShareTable } from './ShareTable.tsx';
import { INLINE, LOADING, NOTHING_USED, TEXTS } from './usage-states.tsx';
import * as css from './usage.css.ts';
import { UsageFoot } from './UsageFoot.tsx';

const KINDS = {
  country: {
    label: t`Data used by country`,
    heading: t`Country`,
    column: 'Country',
    unnamed: t`Unknown country`,
    notRecorded: t`Countries are not recorded`,
  },
  host: {
    label: t`Data used by host`,
    heading: t`Host`,
    column: 'Host',
    unnamed: t`Unknown host`,
    notRecorded: t`Hosts are not recorded`,
  },
  user: {
    label: t`Data used by proxy user`,
    heading: t`Proxy user`,
    column: 'User',
    unnamed: t`Your own lines`,
    notRecorded: t`Proxy users are not recorded`,
  },
} as const;
export type ShareKind = keyof typeof KINDS;

type UsageSharesProps = { by: ShareKind; tier: Tier; days: UsageDays; now: number };

/** Data usage by country, host or proxy user, in whole UTC days. */
export function UsageShares({ by, tier, days, now }: UsageSharesProps) {
  const timeZone = useTimeZone();
  const range = utcDays(usageRange(days, now, dayStartsIn(timeZone)));
  const query = useGetUsageBreakdown({ tier, ...usageQuery(range), by }, INLINE);
  const { error, data } = query;
  if (data === undefined && error instanceof ApiError && error.reason === 'not_recorded') {
    return <EmptyState title={KINDS[by].notRecorded} />;
  }
  return (
    <QueryView
      query={query}
      texts={TEXTS}
      loading={LOADING}
      list={({ rows }) => rows}
      empty={NOTHING_USED}
    >
      {(shown) => <Shares now={now} data={shown} range={range} tier={tier} by={by} />}
    </QueryView>
  );
}

/** Number of rows that have a bar. */
const MOST_BARS = 10;

type SharesProps = {
  now: number;
  data: GetUsageBreakdownQueryResult;
  range: Range;
  tier: Tier;
  by: ShareKind;
};

function Shares({ now, data, range, tier, by }: SharesProps) {
  const [isOpen, setOpen] = useState(false);
  const { label, heading, column, unnamed } = KINDS[by];
  const { rows } = data.rows;
  const totalGb = Math.max(data.gb, sumGb(rows)) || 1;
  const nameOf = (name: string) => {
    if (name === '') return unnamed;
    return by === 'country' && /^[a-z]{2}$/i.test(name) ? countryName(name.toUpperCase()) : name;
  };
  /** Browsers may translate country names and the shop's own words, but no other names. */
  const translateOf = (name: string) => (by === 'country' || name === '' ? undefined : 'no');
  const days = dateFormat({ dateStyle: 'medium', timeZone: 'UTC' }, SENTENCES).formatRange(
    range.from,
    range.to - 1,
  );
  return (
    <div>
      <ul className={css.shares} aria-label={label}>
        {rows.slice(0, MOST_BARS).map(({ name, gb }, index) => (
          <li key={index} translate={translateOf(name)}>
            <Meter
              label={nameOf(name)}
              value={gb}
              max={totalGb}
              valueText={`${formatGb(gb)} · ${percentText(gb / totalGb)}`}
            />
          </li>
        ))}
      </ul>
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className={figuresSummary}>{t`Show as a table`}</summary>
        {isOpen ? <ShareTable {...{ label, heading, rows, totalGb, nameOf, translateOf }} /> : null}
      </details>
      <p className={css.note}>{t`Counted in whole days of UTC: ${days}.`}</p>
      <UsageFoot
        data={data}
        now={now}
        range={range}
        tier={tier}
        by={by}
        csv={() => sharesCsv(column, rows, withPauses)}
      />
    </div>
  );
}
