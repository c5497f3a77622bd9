import { clipped, visible } from '../visible.ts';

/** In characters. A call with a large input of our own stays whole. */
const LONGEST_TEXT = 2000;
const LONGEST_CALL = 20_000;

/**
 * A result or note as people and programs see it. A server wrote parts of its texts, so each becomes one visible line
 * without secrets.
 */
export function shownOf<T extends object>(one: T, redact: (text: string) => string): T {
  const shown = Object.entries(one).map(([field, value]: [string, unknown]) => {
    if (typeof value !== 'string') return [field, value];
    const most = field === 'curl' ? LONGEST_CALL : LONGEST_TEXT;
    return [field, visible(clipped(redact(value), most))];
  });
  return Object.fromEntries(shown) as T;
}
