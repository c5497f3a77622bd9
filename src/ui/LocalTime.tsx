import { SENTENCES, customerLocale, dateFormat, useTimeZone } from '../platform/locale.ts';

type LocalTimeProps = {
  /** Null when the server's time could not be read. */
  instant: Date | null;
  /** Whether it is part of a sentence, whose language it then has. */
  isInSentence?: boolean;
};

/** A time in the customer's zone, and on its own in their locale, with UTC in the tooltip. Not for prerendered pages. */
export function LocalTime({ instant, isInSentence = false }: LocalTimeProps) {
  const timeZone = useTimeZone();
  if (instant === null) return <span>Unknown</span>;
  const iso = instant.toISOString();
  const locale = isInSentence ? SENTENCES : customerLocale();
  const format = dateFormat({ dateStyle: 'medium', timeStyle: 'short', timeZone }, locale);
  return (
    <time dateTime={iso} title={`${iso.slice(0, 19).replace('T', ' ')} UTC`}>
      {format.format(instant)}
    </time>
  );
}
