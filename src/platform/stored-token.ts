import type { BrowserKey } from './stored-keys.ts';

/** The token of the stored session, or ''. For scripts of the head, which the session's own modules would make large. */
export function storedToken(): string {
  try {
    const { token } = JSON.parse(readStored('user') ?? '{}') as { token?: unknown };
    return typeof token === 'string' ? token : '';
  } catch {
    return '';
  }
}

/** Null also where storage is forbidden. */
export function readStored(key: BrowserKey): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
