import { useState } from 'react';
import type { UsageDays } from '../../domain/usage/history.ts';
import { t } from '../../i18n/text.ts';
import { figuresSummary } from '../../ui/BarPlot.css.ts';
import { RadioButtons } from '../../ui/RadioButtons.tsx';
import { TierChoice, useTier } from './TierChoice.tsx';
import * as css from './usage.css.ts';
import { UsageOverTime } from './UsageOverTime.tsx';
import { UsageShares, type ShareKind } from './UsageShares.tsx';

const PERIODS = [
  { value: '1', days: 1, label: t`24 hours` },
  { value: '7', days: 7, label: t`7 days` },
  { value: '30', days: 30, label: t`30 days` },
  { value: '90', days: 90, label: t`90 days` },
] as const satisfies readonly { value: string; days: UsageDays; label: string }[];
type Period = (typeof PERIODS)[number]['value'];

const VIEWS: readonly { value: 'time' | ShareKind; label: string }[] = [
  { value: 'time', label: t`Over time` },
  { value: 'country', label: t`By country` },
  { value: 'host', label: t`By host` },
];
const BY_USER = { value: 'user', label: t`By proxy user` } as const;

/** Data usage over time and by country, host or proxy user (offer `usage`): docs/product/dashboard.md#usage. */
export function Usage() {
  const { now, ...choice } = useTier();
  const { tier } = choice;
  const [period, setPeriod] = useState<Period>('30');
  const [view, setView] = useState<'time' | ShareKind>('time');
  const days = PERIODS.find(({ value }) => value === period)?.days ?? 30;
  return (
    <div className={css.usage}>
      <div className={css.choices}>
        <TierChoice {...choice} />
        <RadioButtons
          label={t`Period`}
          isLabelHidden
          options={PERIODS}
          value={period}
          onChange={setPeriod}
          layout="joined"
          className={css.four}
        />
        <RadioButtons
          label={t`View`}
          isLabelHidden
          options={__OFFERS_USERS__ ? [...VIEWS, BY_USER] : VIEWS}
          value={view}
          onChange={setView}
          layout="joined"
          className={__OFFERS_USERS__ ? css.four : undefined}
        />
      </div>
      {view === 'time' ? (
        <UsageOverTime tier={tier} days={days} now={now} />
      ) : (
        <UsageShares key={view} by={view} tier={tier} days={days} now={now} />
      )}
      <details>
        <summary
          className={figuresSummary}
        >{t`What counts, and why your app may show less`}</summary>
        <div className={css.counts}>
          <p>
            {t`Every byte between your program and the proxy counts once, in both directions: requests and responses with their headers, compressed as they are sent, and what TLS adds. Failed requests, redirects, and retries count too.`}
          </p>
          <p>
            {t`A program that counts only decompressed pages therefore shows different figures. These are the bytes deducted from your data.`}
          </p>
        </div>
      </details>
    </div>
  );
}
