import { dateFormat, useTimeZone } from '../platform/locale.ts';

type LocalTimeProps = {
  /** Null when the server's time could not be read. */
  instant: Date | null;
};

/** A time in the customer's locale and zone, with UTC in the tooltip. Not for prerendered pages. */
export function LocalTime({ instant }: LocalTimeProps) {
  const timeZone = useTimeZone();
  if (instant === null) return <span>Unknown</span>;
  const iso = instant.toISOString();
  return (
    <time dateTime={iso} title={`${iso.slice(0, 19).replace('T', ' ')} UTC`}>
      {dateFormat({ dateStyle: 'medium', timeStyle: 'short', timeZone }).format(instant)}
    </time>
  );
}
