import { DAY_MS } from '../domain/server-time.ts';
import { SENTENCES, customerLocale, dateFormat, useTimeZone } from '../platform/locale.ts';

const FULL = { dateStyle: 'medium', timeStyle: 'short' } as const;
const SHORT = { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const;

type LocalTimeProps = {
  /** Null when the server's time could not be read. */
  instant: Date | null;
  /** Whether it is part of a sentence, whose language it then has. */
  isInSentence?: boolean;
  /** Without the year within half a year of now, for the rows of a list. */
  isShort?: boolean;
};

const HALF_A_YEAR_MS = 183 * DAY_MS;
const isNear = (instant: Date) => Math.abs(instant.getTime() - Date.now()) < HALF_A_YEAR_MS;

/** A time in the customer's zone, and on its own in their locale, with UTC in the tooltip. Not for prerendered pages. */
export function LocalTime({ instant, isInSentence = false, isShort = false }: LocalTimeProps) {
  const timeZone = useTimeZone();
  if (instant === null) return <span>Unknown</span>;
  const iso = instant.toISOString();
  const locale = isInSentence ? SENTENCES : customerLocale();
  const style = isShort && isNear(instant) ? SHORT : FULL;
  const format = dateFormat({ ...style, timeZone }, locale);
  return (
    <time dateTime={iso} title={`${iso.slice(0, 19).replace('T', ' ')} UTC`}>
      {format.format(instant)}
    </time>
  );
}
