import { attempt } from './attempt.ts';
import { parseJson } from './parse-json.ts';

/** A text, or one for each language by its tag. */
type Words = string | Readonly<Record<string, string>>;

export type Announcement = {
  text: Words;
  link: { text: Words; url: string } | null;
  tone: 'info' | 'warning';
  /** Milliseconds since 1970. */
  from: number;
  until: number;
  /** Whether purchases are closed while it is shown. */
  maintenance: boolean;
};

type Fields = Record<string, unknown>;

/** The maximum size of the file in bytes. */
export const MAX_ANNOUNCEMENT = 8192;
const FIELDS = ['text', 'link', 'tone', 'from', 'until', 'maintenance'];
const MAX_TEXT = 200;
const MAX_LINK_TEXT = 40;
/** Without a time zone, each browser would interpret it as a different moment. */
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/;
const LANGUAGE = /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/;

/** Reads `announcement.json`. Returns null if it announces nothing (`{}`), or an explanation if it is invalid. */
export function readAnnouncement(file: string): Announcement | null | string {
  const value = parseJson(file);
  if (!isRecord(value)) return 'It is not a JSON object.';
  if (Object.keys(value).length === 0) return null;
  const { text, link = null, tone = 'info', maintenance = false } = value;
  const [from, until] = [timeOf(value['from'], -Infinity), timeOf(value['until'], Infinity)];
  const unknown = unknownField(value, FIELDS);
  if (unknown !== undefined) return unknown;
  if (!areWords(text, MAX_TEXT)) return wordsProblem('text', MAX_TEXT);
  const linkProblem = link === null ? undefined : problemOfLink(link);
  if (linkProblem !== undefined) return linkProblem;
  if (tone !== 'info' && tone !== 'warning') return 'tone is neither "info" nor "warning".';
  if (from === undefined || until === undefined) {
    const name = from === undefined ? 'from' : 'until';
    return `${name} is not a time with its zone. Write one such as "2026-12-01T08:00:00Z".`;
  }
  if (from >= until) return 'until is not after from.';
  if (typeof maintenance !== 'boolean') return 'maintenance is neither true nor false.';
  return { text, link: link as Announcement['link'], tone, from, until, maintenance };
}

/** The words for a language, falling back to English and then to the first ones, with their language if it is known. */
export function wordsIn(words: Words, language: string): { text: string; lang?: string } {
  if (typeof words === 'string') return { text: words };
  const wanted = [language, language.split('-')[0] ?? '', 'en', ...Object.keys(words)];
  const lang = wanted.find((tag) => Object.hasOwn(words, tag)) ?? '';
  return { text: words[lang] ?? '', lang };
}

function problemOfLink(link: unknown): string | undefined {
  if (!isRecord(link)) return 'link is not an object with text and url.';
  const unknown = unknownField(link, ['text', 'url']);
  if (unknown !== undefined) return `In link, ${unknown}`;
  if (!areWords(link['text'], MAX_LINK_TEXT)) return wordsProblem('text of link', MAX_LINK_TEXT);
  return typeof link['url'] === 'string' && isAddress(link['url'])
    ? undefined
    : 'url of link is neither https://… nor a path of the shop such as "/pricing".';
}

/** A path that begins with two slashes or contains a backslash would lead to another host. */
function isAddress(url: string): boolean {
  if (/[\s\\\p{Cc}]/u.test(url)) return false;
  if (url.startsWith('/')) return !url.startsWith('//');
  const parsed = attempt(() => new URL(url), null);
  return (
    /^https:\/\/[^/]/i.test(url) && parsed !== null && parsed.username + parsed.password === ''
  );
}

function unknownField(value: Fields, known: readonly string[]): string | undefined {
  const unknown = Object.keys(value).find((name) => !known.includes(name));
  return unknown && `${unknown} is not a field. The fields are ${known.join(', ')}.`;
}

function areWords(value: unknown, maxLength: number): value is Words {
  if (typeof value === 'string')
    return value.trim() !== '' && value.length <= maxLength && !/\p{Cc}/u.test(value);
  if (!isRecord(value)) return false;
  const texts = Object.entries(value);
  return (
    texts.length > 0 &&
    texts.every(
      ([tag, text]) => LANGUAGE.test(tag) && typeof text === 'string' && areWords(text, maxLength),
    )
  );
}

const wordsProblem = (name: string, maxLength: number) =>
  `${name} is not one line of 1 to ${maxLength} characters, or one for each language such as { "en": "…" }.`;

function timeOf(value: unknown, absent: number): number | undefined {
  if (value === undefined) return absent;
  const time = typeof value === 'string' && TIME.test(value) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(time) ? undefined : time;
}

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
