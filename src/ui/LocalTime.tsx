import { dateFormat } from '../platform/locale.ts';

interface LocalTimeProps {
  /** Null when the server's text could not be read. */
  instant: Date | null;
}

let formatter: Intl.DateTimeFormat | undefined;

/** One formatter for all: making one costs more than a row of a table. */
function format(instant: Date): string {
  formatter ??= dateFormat({ dateStyle: 'medium', timeStyle: 'short' });
  return formatter.format(instant);
}

/** A time in the customer's locale and zone; the tooltip has UTC. Not for prerendered pages. */
export function LocalTime({ instant }: LocalTimeProps) {
  if (instant === null) return <span>Unknown</span>;
  const iso = instant.toISOString();
  return (
    <time dateTime={iso} title={`${iso.slice(0, 19).replace('T', ' ')} UTC`}>
      {format(instant)}
    </time>
  );
}
