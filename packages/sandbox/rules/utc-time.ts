import { Refusal } from '../Refusal.ts';

/** YYYY-MM-DD HH:mm:ss in UTC. */
export const utcTime = (ms: number): string =>
  new Date(ms).toISOString().slice(0, 19).replace('T', ' ');

/** YYYY.MM.DD HH:mm in UTC. */
export const utcMinute = (ms: number): string => utcTime(ms).slice(0, 16).replaceAll('-', '.');

/** Parses a time to milliseconds. Rejects dates that do not exist. */
export function parseUtcTime(text: string): number {
  const ms = Date.parse(`${text.replace(' ', 'T')}Z`);
  if (Number.isNaN(ms) || utcTime(ms) !== text)
    throw new Refusal(400, `${text} is not a date`, 'invalid_request');
  return ms;
}
