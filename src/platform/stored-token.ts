import { attempt } from '../domain/attempt.ts';
import { parseJson } from '../domain/parse-json.ts';
import type { BrowserKey } from './stored-keys.ts';

/** The token of the stored session, or ''. For head scripts, because the session's own modules would make them large. */
export function storedToken(): string {
  const { token }: { token?: unknown } = Object(parseJson(readStored('user') ?? ''));
  return typeof token === 'string' ? token : '';
}

/** Also null if storage is forbidden. */
export const readStored = (key: BrowserKey): string | null =>
  attempt(() => localStorage.getItem(key), null);
