/** Promises of descriptions that JSON Schema cannot express, found by their wording and checked on each value. */
export type Promised = {
  /** Name of the check, as a keyword of JSON Schema. */
  keyword: string;
  words: RegExp;
  isKept: (value: unknown) => boolean;
  message: string;
};

export const PROMISED: readonly Promised[] = [
  {
    keyword: 'whole-cents',
    words: /US dollars/,
    isKept: (value) => typeof value !== 'number' || hasCents(value),
    message: 'must have at most 2 decimals (US dollars)',
  },
  {
    keyword: 'real-moment',
    words: /YYYY.MM.DD HH:mm/,
    isKept: (value) => typeof value !== 'string' || isMoment(value),
    message: 'must be a valid date and time',
  },
  {
    keyword: 'hosted-page',
    words: /https, or http on localhost/,
    isKept: (value) => typeof value !== 'string' || isPayable(value),
    message: 'must be https, or http on localhost',
  },
];

const hasCents = (value: number) => Number(value.toFixed(2)) === value;

/** Whether a text like `2026-11-20 09:30:00` or `2026.11.20 09:30` is an existing day and time. */
function isMoment(text: string): boolean {
  const parts = text.split(/\D/).map(Number);
  const [year = NaN, month = NaN, day = NaN, hour = NaN, minute = NaN, second = 0] = parts;
  const moment = new Date(Date.UTC(year, month - 1, day, hour, minute, second));
  return (
    moment.getUTCMonth() === month - 1 &&
    moment.getUTCDate() === day &&
    moment.getUTCHours() === hour &&
    moment.getUTCMinutes() === minute &&
    moment.getUTCSeconds() === second
  );
}

function isPayable(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  return protocol === 'https:' || (protocol === 'http:' && isLocal);
}
