import { DAY_MS } from '../domain/server-time.ts';
import { t } from '../i18n/text.ts';
import { SENTENCES, customerLocale, dateFormat, useTimeZone } from '../platform/locale.ts';

const FULL = { dateStyle: 'medium', timeStyle: 'short' } as const;
const DAY = { month: 'short', day: 'numeric' } as const;
const SHORT = { day: DAY, time: { ...DAY, hour: 'numeric', minute: '2-digit' } } as const;

type LocalTimeProps = {
  /** Null if the server's time is unreadable. */
  instant: Date | null;
  /** Whether the time is part of a sentence. It is then in the sentence's language. */
  isInSentence?: boolean;
  /** A short form for lists: without the year within half a year of now, and optionally without the time. */
  short?: keyof typeof SHORT | undefined;
};

const HALF_A_YEAR_MS = 183 * DAY_MS;
const isNear = (instant: Date) => Math.abs(instant.getTime() - Date.now()) < HALF_A_YEAR_MS;

/**
 * A time in the customer's zone, and in their locale unless it is in a sentence. The tooltip contains UTC. Not for
 * prerendered pages.
 */
export function LocalTime({ instant, isInSentence = false, short }: LocalTimeProps) {
  const timeZone = useTimeZone();
  if (instant === null) return <span>{t`Unknown`}</span>;
  const iso = instant.toISOString();
  const locale = isInSentence ? SENTENCES : customerLocale();
  const style = short && isNear(instant) ? SHORT[short] : FULL;
  const format = dateFormat({ ...style, timeZone }, locale);
  return (
    <time
      lang={locale}
      dir="auto"
      dateTime={iso}
      title={`${iso.slice(0, 19).replace('T', ' ')} UTC`}
    >
      {format.format(instant)}
    </time>
  );
}
