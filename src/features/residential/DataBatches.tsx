import { useState } from 'react';
import type { GetBandwidthQueryResult } from '../../../generated/proxies/proxies.ts';
import { PLANS, type Tier } from '../../domain/plans.ts';
import { DAY_MS } from '../../domain/server-time.ts';
import { batchesOf, nextToEnd, runwayOf } from '../../domain/usage/runway.ts';
import { formatGb, HORIZON_DAYS, usageOf } from '../../domain/usage/usage.ts';
import { t } from '../../i18n/text.ts';
import { SENTENCES, dateFormat, useTimeZone } from '../../platform/locale.ts';
import { Button } from '../../ui/Button.tsx';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import * as css from './residential.css.ts';
import { runwayText, type Runway } from './runway-text.ts';

const BatchesDialog = lazyDialog(async () => (await import('./BatchesDialog.tsx')).BatchesDialog);

type DataBatchesProps = {
  tier: Tier;
  data: GetBandwidthQueryResult;
  /** Null until this browser has recorded the data left for long enough. */
  runway: Runway | null;
  now: number;
  /** How long bought data can be used, for a tier in which no purchase expires. */
  validity: string;
};

/** Shows which purchase of a tier expires next, and how long the data lasts. */
export function DataBatches({ tier, data, runway, now, validity }: DataBatchesProps) {
  const timeZone = useTimeZone();
  const [isOpen, setOpen] = useState(false);
  const batches = batchesOf(data.batches?.rows ?? [], tier).filter(
    ({ expiresAt }) => expiresAt === null || expiresAt > now,
  );
  const next = nextToEnd(batches);
  const ends = next
    ? t`${formatGb(next.leftGb)} expires on ${endText(next.at, now, timeZone)}.`
    : validity;
  const estimate =
    batches.length > 0
      ? runwayText({
          name: PLANS[tier].shortName,
          usage: usageOf(data, tier),
          runway,
          timeZone,
          endAt: (pace) => runwayOf(batches, pace, now).end,
        })
      : '';
  const isUsed = (runway?.pace?.gbPerDay ?? 0) > 0;
  const lostGb = runway?.pace && isUsed ? runwayOf(batches, runway.pace, now).lostGb : 0;
  const lost = lostGb < 0.005 ? '' : t`About ${formatGb(lostGb)} will expire unused.`;
  return (
    <>
      <span className={css.noteText}>
        {`${ends} ${estimate} ${lost}`.trim().replaceAll('  ', ' ')}
      </span>
      <span data-commands="">
        <Button variant="link" size="sm" className={css.inNote} onClick={() => setOpen(true)}>
          {t`See when data expires`}
        </Button>
        {isOpen ? <BatchesDialog data={data} onClose={() => setOpen(false)} /> : null}
      </span>
    </>
  );
}

/** The date, with the time on the last day, and with the year if the date is otherwise ambiguous. */
function endText(at: Date, now: number, timeZone: string): string {
  const left = at.getTime() - now;
  return dateFormat(
    {
      month: 'long',
      day: 'numeric',
      timeZone,
      ...(left < DAY_MS && { hour: 'numeric', minute: '2-digit' }),
      ...(left > HORIZON_DAYS * DAY_MS && { year: 'numeric' }),
    },
    SENTENCES,
  ).format(at);
}
