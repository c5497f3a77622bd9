import { attempt } from '../domain/attempt.ts';
import { parseJson } from '../domain/parse-json.ts';
import type { BrowserKey } from './stored-keys.ts';

/**
 * The token of the stored session, or ''. Used by head scripts, which the session's own modules would make too large.
 */
export function storedToken(): string {
  const { token }: { token?: unknown } = Object(parseJson(readStored('user') ?? ''));
  return typeof token === 'string' ? token : '';
}

/** The stored text; null if there is none or storage is blocked. */
export const readStored = (key: BrowserKey): string | null =>
  attempt(() => localStorage.getItem(key), null);
