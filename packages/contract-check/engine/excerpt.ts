import type { Answer } from './types.ts';
import { clipped } from './visible.ts';

/** In characters. */
const MAX_EXCERPT = 300;
const MAX_VALUE = 80;
/** The length that is searched for secrets; a longer text is truncated before them. */
const MAX_READ = 4000;

const EMAIL = /[^\s"'<>@:,;(]{1,64}@[^\s"'<>@:,;)]{1,253}/g;
const EMAIL_MASK = '***@***';

/** Values that give access, by the names of their fields, and email addresses. */
const PRIVATE: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  [
    /(["']?\b\w{0,40}?(?:token|pass|pwd|secret)\w{0,40}["']?\s*[:=]\s*)(["'])(?:\\.|(?!\2).)*(?:\2|$)/gi,
    '$1$2***$2',
  ],
  [/eyJ[\w-]{8,}(?:\.[\w-]*)*/g, '***'],
  [EMAIL, EMAIL_MASK],
];

const masked = (text: string): string =>
  PRIVATE.reduce((rest, [pattern, mask]) => rest.replace(pattern, mask), text);

/** The text without email addresses. */
export const withoutEmails = (text: string): string => text.replaceAll(EMAIL, EMAIL_MASK);

/** The beginning of a response, without tokens, passwords and email addresses. */
export function excerptOf(answer: Answer, redact: (text: string) => string): string {
  const { status, contentType, text } = answer;
  const shown = masked(redact(clipped(text, MAX_READ)))
    .replaceAll(/\s+/g, ' ')
    .trim();
  return [`HTTP ${status}`, contentType, clipped(shown, MAX_EXCERPT)]
    .filter((part) => part !== '')
    .join(' ');
}

/**
 * The actual value, appended to the message of a finding. It is not part of the finding's cause.
 * @param field the name of the value, if it has one: the value of a secret one stays hidden
 */
export function seen(value: unknown, field = ''): string {
  const isPrivate = /token|pass|pwd|secret/i.test(field);
  // A text of many megabytes is cut before it is written as JSON.
  const short = typeof value === 'string' ? clipped(value, MAX_VALUE) : value;
  const text = isPrivate ? '***' : masked(clipped(JSON.stringify(short) ?? 'nothing', MAX_READ));
  return ` (seen: ${clipped(text, MAX_EXCERPT)})`;
}

/** The message without the actual value. */
export const withoutSeen = (message: string): string =>
  message.replaceAll(/ \(seen: .*?\)(?=; |$)/gs, '');
