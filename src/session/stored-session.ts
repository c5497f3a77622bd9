import type { Session } from './session.ts';

const KEY = 'user';

/** What storage holds; a corrupt or forbidden entry counts as signed out (decisions §3.3). */
export function readStoredSession(): Session {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    if (isSession(value)) return { token: value.token, userInfo: value.userInfo ?? {} };
  } catch {
    // Forbidden or corrupt.
  }
  return { token: '', userInfo: {} };
}

/** Returns whether it could be kept: storage may be full or forbidden, the session then lives in memory. */
export function writeStoredSession(session: Session): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify({ token: session.token, userInfo: session.userInfo }));
    return true;
  } catch {
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

function isSession(value: unknown): value is { token: string; userInfo?: Session['userInfo'] } {
  if (typeof value !== 'object' || value === null || !('token' in value)) return false;
  const userInfo = 'userInfo' in value ? value.userInfo : undefined;
  return typeof value.token === 'string' && (userInfo === undefined || isUserInfo(userInfo));
}

function isUserInfo(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return !('email' in value) || typeof value.email === 'string';
}
