export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

const SERVER_TIME = /^(\d{4})-(\d\d)-(\d\d)[ T](\d\d):(\d\d):(\d\d)(?:\.\d+)?Z?$/;
const ANALYSIS_TIME = /^(\d{4})[.-](\d\d)[.-](\d\d)[ T](\d\d)(?::(\d\d))?(?::(\d\d))?$/;

/** The instant of a match, or null if there is no such day or time. */
function instantOf(match: RegExpExecArray | null): Date | null {
  if (match === null) return null;
  const [, year, month, day, hour, minute = '00', second = '00'] = match;
  const iso = `${year}-${month}-${day}T${hour}:${minute}:${second}.000Z`;
  const date = new Date(iso);
  // Engines accept February 30 as March 2, and 24:00 as the next day.
  const isUnchanged = date.getUTCDate() === Number(day) && date.getUTCHours() === Number(hour);
  return isUnchanged ? date : null;
}

/** Parses a server time, 'YYYY-MM-DD HH:mm:ss' in UTC; null for any other text. */
export function parseServerTime(text: string): Date | null {
  return instantOf(SERVER_TIME.exec(text.trim()));
}

/** Parses the time in a row of the order analysis, 'YYYY.MM.DD HH[:mm[:ss]]' in UTC; null for any other text. */
export function parseAnalysisTime(text: string): Date | null {
  return instantOf(ANALYSIS_TIME.exec(text.trim()));
}

/** Formats an instant in the server's format, 'YYYY-MM-DD HH:mm:ss' in UTC. Truncates fractions of a second. */
export function formatServerTime(instant: Date): string {
  return instant.toISOString().slice(0, 19).replace('T', ' ');
}
