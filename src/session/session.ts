import { atom, createStore } from 'jotai/vanilla';
import { useAtomValue } from 'jotai/react';
import type { UserInfo } from '../../generated/model/userInfo.zod.ts';
import { readStoredSession, writeStoredSession } from './stored-session.ts';

export type Session = {
  token: string;
  userInfo: Partial<UserInfo>;
};

type SessionState = Session & {
  /** False until storage was read and, with a token, the customer fetched or 5000 ms have passed (decisions §3.3). */
  isReady: boolean;
};

export const NO_SESSION: Session = { token: '', userInfo: {} };

/** One store for the whole page, so that code outside React reads the same session. */
export const store = createStore();
const sessionAtom = atom<SessionState>({ ...NO_SESSION, isReady: false });
const endListeners = new Set<() => void>();

/** The session as a component sees it; the first render is always the anonymous one (decisions §3.22). */
export function useSession() {
  const { token, userInfo, isReady } = useAtomValue(sessionAtom, { store });
  return { token, email: userInfo.email, isSignedIn: token !== '', isReady };
}

export function getToken(): string {
  return store.get(sessionAtom).token;
}

/** Calls back on every change of the session; returns the way to stop. */
export function onSessionChange(listener: (session: Session) => void): () => void {
  return store.sub(sessionAtom, () => listener(store.get(sessionAtom)));
}

/** Calls back when a customer's session ends, by whatever way: drop what belongs to the customer there. */
export function onSessionEnd(listener: () => void): () => void {
  endListeners.add(listener);
  return () => endListeners.delete(listener);
}

/** Takes a session over and keeps it in storage where that is possible. */
export function keepSession(session: Session, { isReady = true } = {}): void {
  const before = getToken();
  store.set(sessionAtom, { ...session, isReady });
  writeStoredSession(session);
  announceEnd(before);
}

/** Takes over what storage holds: on load, and when another tab changed it (decisions §3.4). */
export function loadStoredSession({ isReady }: { isReady: (session: Session) => boolean }): Session {
  const before = getToken();
  const session = readStoredSession();
  store.set(sessionAtom, { ...session, isReady: isReady(session) });
  announceEnd(before);
  return session;
}

export function markReady(): void {
  store.set(sessionAtom, { ...store.get(sessionAtom), isReady: true });
}

/** Ends the session here and in storage; the page stays where it is. */
export function endSession(): void {
  keepSession(NO_SESSION);
}

function announceEnd(tokenBefore: string): void {
  if (tokenBefore === '' || tokenBefore === getToken()) return;
  for (const listener of endListeners) listener();
}
