import { parseServerTime } from '../domain/server-time.ts';
import { t } from '../i18n/text.ts';
import { SENTENCES, dateFormat } from '../platform/locale.ts';

/** The time of the figures, if the server sends it. */
export function asOfText(asOf: string | undefined, now: number, timeZone: string): string {
  const measured = parseServerTime(asOf ?? '');
  if (measured === null) return '';
  // This device's clock may be behind the server's.
  const instant = Math.min(measured.getTime(), now);
  const day = dateFormat({ dateStyle: 'medium', timeZone }, SENTENCES);
  const isToday = day.format(instant) === day.format(now);
  const dateStyle = isToday ? undefined : 'medium';
  const time = dateFormat({ dateStyle, timeStyle: 'short', timeZone }, SENTENCES).format(instant);
  return t`As of ${time}.`;
}
