import { config } from '../../config.ts';
import { BYTE_ORDER_MARK } from '../../domain/csv.ts';
import type { Tier } from '../../domain/plans.ts';
import { parseServerTime } from '../../domain/server-time.ts';
import { usageQuery, type Range } from '../../domain/usage/history.ts';
import { t } from '../../i18n/text.ts';
import { SENTENCES, dateFormat, useTimeZone } from '../../platform/locale.ts';
import { saveFile } from '../../platform/save-file.ts';
import { asOfText } from '../../ui/as-of-text.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { toolIcons } from '../../ui/tool-icons.ts';
import * as css from './usage.css.ts';

type UsageFootProps = {
  now: number;
  data: { asOf?: string | undefined; since?: string | undefined };
  range: Range;
  tier: Tier;
  /** What the file contains, for its name. */
  by: string;
  csv: () => string | Promise<string>;
};

/** How old the figures are, how far back they go, and a download of all of them. */
export function UsageFoot({ now, data, range, tier, by, csv }: UsageFootProps) {
  const timeZone = useTimeZone();
  const since = parseServerTime(data.since ?? '')?.getTime() ?? 0;
  const first = dateFormat({ dateStyle: 'medium', timeZone }, SENTENCES).format(since);
  const sinceText = since > range.from ? t`There are no figures before ${first}.` : '';
  // The range ends before `to`, which may be midnight.
  const within = usageQuery({ ...range, to: range.to - 1 });
  const [from, to] = Object.values(within).map((time) => time.slice(0, 10));
  const save = async () => {
    const name = `${config.productName}_usage_${tier}_${by}_${from}_${to}.csv`;
    saveFile({ name, text: BYTE_ORDER_MARK + (await csv()), mime: 'text/csv;charset=utf-8' });
  };
  return (
    <div className={css.foot}>
      <p className={css.note}>{`${asOfText(data.asOf, now, timeZone)} ${sinceText}`.trim()}</p>
      <Button variant="outline" size="sm" onClick={() => void save()}>
        <Icon path={toolIcons.download} />
        <span>{t`Download CSV`}</span>
      </Button>
    </div>
  );
}
