import { atom } from 'jotai/vanilla';
import type { UserInfo } from '../../generated/model/userInfo.zod.ts';
import { keepFromReload } from '../platform/at-stake.ts';
import { removeAtLogOut } from '../platform/persisted.ts';
import { store, useAtomValue } from '../platform/store.ts';
import { readStoredSession, writeStoredSession } from './stored-session.ts';

export type Session = {
  token: string;
  userInfo: Partial<UserInfo>;
};

type SessionState = Session & {
  /** False until storage was read and, with a token, the customer fetched or 5000 ms have passed (decisions §3.3). */
  isReady: boolean;
};

/** How long anything waits for the customer; then what is known serves (specification §3). */
export const USER_WAIT_MS = 5000;

export const NO_SESSION: Session = { token: '', userInfo: {} };

const current = atom<SessionState>({ ...NO_SESSION, isReady: false });
const endListeners = new Set<() => void>();
/** When sessions ended here, by token. Another tab that does not know yet may write one back within moments. */
const endedAt = new Map<string, number>();
/** Later, a server may well give the same token to the same customer again. */
const WRITE_BACK_MS = 5000;
const hasEnded = (token: string) => Date.now() - (endedAt.get(token) ?? 0) < WRITE_BACK_MS;
/** Storage is full or forbidden: what it holds then says nothing about this page's session (decisions §3.3). */
let isMemoryOnly = false;
keepFromReload(() => isMemoryOnly && getToken() !== '');

/** The session as a component sees it; the first render is always the anonymous one (decisions §3.22). */
export function useSession() {
  const { token, userInfo, isReady } = useAtomValue(current);
  return { token, email: userInfo.email, isSignedIn: token !== '', isReady };
}

export function getToken(): string {
  return store.get(current).token;
}

/** Whether a reload of the page would find the session again (decisions §3.3). */
export function isSessionStored(): boolean {
  return !isMemoryOnly;
}

/** Calls back on every change of the session; returns the way to stop. */
export function onSessionChange(listener: (session: Session) => void): () => void {
  return store.sub(current, () => listener(store.get(current)));
}

/** Calls back when a customer's session ends, by whatever way: drop what belongs to the customer there. */
export function onSessionEnd(listener: () => void): () => void {
  endListeners.add(listener);
  return () => endListeners.delete(listener);
}

/** Takes a session over and keeps it in storage where that is possible. */
export function keepSession(session: Session, { isReady = true } = {}): void {
  const before = getToken();
  // Storage first: whoever reacts to the change may read it.
  isMemoryOnly = !writeStoredSession(session);
  endedAt.delete(session.token);
  store.set(current, { ...session, isReady });
  announceEnd(before);
}

/**
 * Adds the fetched customer to the session of this token. Another tab may have signed out, or in as someone else,
 * before its event came here: then that holds, and the answer is dropped (decisions §3.4).
 */
export function keepUserInfo(token: string, userInfo: Session['userInfo']): void {
  if (getToken() !== token) return;
  const stored = readStoredSession();
  if (!isMemoryOnly && stored.token !== token) {
    loadStoredSession({ isReady: () => true });
  } else if (JSON.stringify(stored) === JSON.stringify({ token, userInfo })) {
    // What is not written cannot undo what another tab writes at this moment.
    store.set(current, { ...stored, isReady: true });
  } else {
    keepSession({ token, userInfo });
  }
}

/** Takes over what storage holds: on load, and when another tab changed it (decisions §3.4). */
export function loadStoredSession({
  isReady,
}: {
  isReady: (session: Session) => boolean;
}): Session {
  const before = getToken();
  const session = readStoredSession();
  if (hasEnded(session.token)) {
    endSession();
    return NO_SESSION;
  }
  isMemoryOnly = false;
  store.set(current, { ...session, isReady: isReady(session) });
  announceEnd(before);
  return session;
}

/** The wait for the customer of this token is over, whatever came of it. */
export function markReady(token = getToken()): void {
  const state = store.get(current);
  if (state.token === token && !state.isReady) store.set(current, { ...state, isReady: true });
}

/**
 * Ends the session here and in storage; the page stays where it is. If another tab has signed in as someone else
 * meanwhile, that session holds here too (decisions §3.4).
 */
export function endSession(): void {
  const { token } = readStoredSession();
  const isNewer = token !== '' && token !== getToken() && !hasEnded(token);
  if (isNewer && !isMemoryOnly) loadStoredSession({ isReady: () => true });
  else keepSession(NO_SESSION);
}

function announceEnd(tokenBefore: string): void {
  if (tokenBefore === '' || tokenBefore === getToken()) return;
  endedAt.set(tokenBefore, Date.now());
  for (const listener of endListeners) listener();
  removeAtLogOut({ isNextOneThere: getToken() !== '' });
}
