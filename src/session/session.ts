import { atom, useAtomValue } from 'jotai';
import { navigate } from 'wouter/use-browser-location';
import { setCaller, type Caller } from '../api/caller.ts';
import { paths } from '../paths.ts';
import { loadNow } from '../platform/lazy/lazy-part.tsx';
import { blockReload } from '../platform/lazy/unsaved-work.ts';
import { removeAtLogOut } from '../platform/persisted.ts';
import { store } from '../platform/store.tsx';
import {
  INITIAL_STATE,
  NO_SESSION,
  sessionReducer,
  type Session,
  type SessionEvent,
  type SessionState,
} from './session-state.ts';
import { readStoredSession, writeStoredSession } from './stored-session.ts';

/**
 * A customer's visit from sign-in to its end, or an anonymous visit until then. Everything that belongs to a visit ends
 * with it.
 */
export type Visit = {
  /** Unique among this page's visits. */
  id: number;
  isSignedIn: boolean;
  /** What is known about the customer; empty until fetched. */
  customer: Session['userInfo'];
} & Caller;

type OpenVisit = {
  visit: Visit;
  setCustomer: (customer: Session['userInfo']) => void;
  end: () => void;
};

let lastId = 0;

/** Opens a visit. Only `session.ts` calls this, and it ends each visit once. */
function openVisit({ token, userInfo }: Session): OpenVisit {
  const controller = new AbortController();
  let customer = userInfo;
  lastId += 1;
  const visit: Visit = {
    id: lastId,
    token,
    isSignedIn: token !== '',
    signal: controller.signal,
    get customer() {
      return customer;
    },
  };
  return {
    visit,
    setCustomer: (known) => {
      customer = known;
    },
    end: () => controller.abort(),
  };
}

/** How long to wait for the customer's data before using what is already known. */
export const USER_WAIT_MS = 5000;

type Current = { state: SessionState; open: OpenVisit };

const INITIAL: Current = { state: INITIAL_STATE, open: openVisit(NO_SESSION) };
const current = atom(INITIAL);
const visitAtom = atom((get) => get(current).open.visit);
setCaller(currentVisit);
/** True if storage is full or blocked, so that its content is unrelated to this page's session. */
let isMemoryOnly = false;
blockReload(() => isMemoryOnly && currentVisit().isSignedIn);

/** The session, for components. The first render is always anonymous. */
export function useSession() {
  const { state, open } = useAtomValue(current);
  const { id, isSignedIn } = open.visit;
  return { visitId: id, email: state.session.userInfo.email, isSignedIn, isReady: state.isReady };
}

/** The visit, for components. Jobs read it when they start. */
export function useVisit(): Visit {
  return useAtomValue(visitAtom);
}

export function currentVisit(): Visit {
  return store.get(visitAtom);
}

export function isSessionStored(): boolean {
  return !isMemoryOnly;
}

export function onVisitChange(listener: () => void): () => void {
  return store.sub(visitAtom, listener);
}

/** Starts the session of a customer who has signed in or signed up, and stores it if possible. */
export function beginSession(session: Session, { isReady = true } = {}): void {
  dispatch({ type: 'signedIn', session, isReady });
}

/** Adds the fetched customer to the session of this token. Does nothing if that session has ended. */
export function keepUserInfo(token: string, userInfo: Session['userInfo']): void {
  dispatch({ type: 'customerKnown', token, userInfo, stored: whatIsStored() });
}

/** Restores the stored session on page load. If it has a token, it is not ready yet. */
export function restoreSession(): void {
  dispatch({ type: 'restored', stored: readStoredSession() });
}

export function followOtherTab(): void {
  dispatch({ type: 'changedInOtherTab', stored: readStoredSession() });
}

/** Ends the wait for the customer of this token, regardless of the result. */
export function markReady(token: string): void {
  dispatch({ type: 'waitEnded', token });
}

/** Ends the session here and in storage. Adopts a session that another tab has started in the meantime. */
export function endSession(): void {
  dispatch({ type: 'ended', stored: whatIsStored() });
}

function whatIsStored(): Session | null {
  return isMemoryOnly ? null : readStoredSession();
}

function dispatch(event: SessionEvent): void {
  const { state: before, open } = store.get(current);
  const state = sessionReducer(before, event);
  if (state === before) return;
  // Update storage first, because listeners may read it.
  if (state.session !== before.session) keepInStorage(state.session);
  if (state.session.token === before.session.token) {
    open.setCustomer(state.session.userInfo);
    store.set(current, { state, open });
    return;
  }
  const next = openVisit(state.session);
  store.set(current, { state, open: next });
  open.end();
  if (open.visit.isSignedIn) removeAtLogOut({ isNextOneThere: next.visit.isSignedIn });
}

/**
 * Writes the session unless storage already contains it, so that it cannot undo a simultaneous write by another tab.
 */
function keepInStorage(session: Session): void {
  const isStored = JSON.stringify(readStoredSession()) === JSON.stringify(session);
  isMemoryOnly = !isStored && !writeStoredSession(session);
}

/** Logs out. The server revokes the token if it supports that, but the shop discards the token without waiting. */
export function signOut(): void {
  if (__OFFERS_LOGOUT__) void endToken(currentVisit().token);
  // Also a session that another tab has started.
  dispatch({ type: 'ended', stored: null });
  navigate(paths.home());
}

async function endToken(token: string): Promise<void> {
  try {
    const { logout } = await loadNow(() => import('../../generated/sessions/sessions.ts'));
    // Uses a new signal, because the visit has ended. The call may outlive the page.
    await logout({ caller: { token, signal: new AbortController().signal }, keepalive: true });
  } catch (error) {
    console.error(error);
  }
}
