import { withoutEmails } from './excerpt.ts';
import { clipped, visible } from './visible.ts';

/** In characters. A call with a large input of our own is not truncated. */
const MAX_TEXT = 2000;
const MAX_CALL = 20_000;

/**
 * Fields that contain the server's words. A secret may equal one of our own words, such as an outcome, which must stay.
 */
const WITH_SECRETS = ['message', 'cause', 'curl', 'answer', 'input'];
/** A sent call contains made-up addresses, which are needed to repeat it, and the customers' addresses as variables. */
const SENT = ['curl', 'input'];

/** A result or note without secrets and email addresses. */
export function withoutSecrets<T extends object>(one: T, redact: (text: string) => string): T {
  const clean = (text: string) => withoutEmails(redact(text));
  const fields = Object.entries(one).map(([field, value]: [string, unknown]) => [
    field,
    WITH_SECRETS.includes(field) ? redacted(value, SENT.includes(field) ? redact : clean) : value,
  ]);
  return Object.fromEntries(fields) as T;
}

function redacted(value: unknown, redact: (text: string) => string): unknown {
  if (typeof value === 'string') return redact(value);
  if (Array.isArray(value)) return value.map((each) => redacted(each, redact));
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, each]) => [name, redacted(each, redact)]);
  return Object.fromEntries(fields);
}

/**
 * A result or note for people and programs. The server wrote parts of its texts, so each becomes one visible line without
 * secrets.
 */
export function shownOf<T extends object>(one: T, redact: (text: string) => string): T {
  const shown = Object.entries(withoutSecrets(one, redact)).map(
    ([field, value]: [string, unknown]) => {
      if (typeof value !== 'string') return [field, value];
      const most = field === 'curl' ? MAX_CALL : MAX_TEXT;
      return [field, visible(clipped(value, most))];
    },
  );
  return Object.fromEntries(shown) as T;
}
