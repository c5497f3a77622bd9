import { formatGb, type Pace, type Usage } from '../../domain/usage/usage.ts';
import { plural, t } from '../../i18n/text.ts';
import { SENTENCES, dateFormat } from '../../platform/locale.ts';

export type Runway = {
  pace: Pace | null;
  now: number;
};

type RunwayTextOptions = {
  name: string;
  usage: Usage;
  /** Null until this browser has recorded the data left for long enough. */
  runway: Runway | null;
  timeZone: string;
  /** Returns null if that is more than a year away. */
  endAt: (pace: Pace, now: number) => Date | null;
};

const ANNOUNCED = t`We’ll estimate how long it lasts after a day of use.`;

/** Tells how long the data left lasts at the recent pace, until the end that `endAt` computes. */
export function runwayText({ name, usage, runway, timeZone, endAt }: RunwayTextOptions): string {
  const { remainingGb } = usage;
  if (runway?.pace == null) return remainingGb > 0 ? ANNOUNCED : '';
  const { pace, now } = runway;
  if (pace.gbPerDay === 0)
    return plural(pace.days, {
      one: `No ${name} data was used in the last day.`,
      other: `No ${name} data was used in the last # days.`,
    });
  if (remainingGb === 0) return t`You use about ${formatGb(pace.gbPerDay)} of ${name} data a day.`;
  const end = endAt(pace, now);
  const day = dateFormat({ month: 'long', day: 'numeric', timeZone }, SENTENCES);
  return end
    ? t`At your current pace, your ${name} data will last until about ${day.format(end)}.`
    : t`At your current pace, your ${name} data will last more than a year.`;
}
