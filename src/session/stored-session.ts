import type { Session } from './session.ts';

const KEY = 'user';

/** What storage holds; a corrupt entry counts as signed out and is replaced, forbidden storage too (decisions §3.3). */
export function readStoredSession(): Session {
  const text = readText();
  const session = text === null ? undefined : parse(text);
  if (session !== undefined) return session;
  const none = { token: '', userInfo: {} };
  if (text !== null) writeStoredSession(none);
  return none;
}

/** Returns whether it could be kept: storage may be full or forbidden, the session then lives in memory. */
export function writeStoredSession({ token, userInfo }: Session): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify({ token, userInfo }));
    return true;
  } catch {
    forget();
    return false;
  }
}

/** Calls back when another tab signed in or out; returns the way to stop. */
export function onStoredSessionChange(listener: () => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === KEY || event.key === null) listener();
  };
  addEventListener('storage', listen);
  return () => removeEventListener('storage', listen);
}

function readText(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** What cannot be replaced must not stay: a reload would bring an ended session back. */
function forget(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Forbidden: then nothing is kept either.
  }
}

function parse(text: string): Session | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isSession(value) ? { token: value.token, userInfo: value.userInfo ?? {} } : undefined;
  } catch {
    return undefined;
  }
}

function isSession(value: unknown): value is { token: string; userInfo?: Session['userInfo'] } {
  if (typeof value !== 'object' || value === null || !('token' in value)) return false;
  const userInfo = 'userInfo' in value ? value.userInfo : undefined;
  return typeof value.token === 'string' && (userInfo === undefined || isUserInfo(userInfo));
}

function isUserInfo(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return !('email' in value) || typeof value.email === 'string';
}
