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
  /** Unique among the visits of this page. */
  id: number;
  isSignedIn: boolean;
  /** What is known of the customer; empty until fetched. */
  customer: Session['userInfo'];
} & Caller;

export type OpenVisit = {
  visit: Visit;
  setCustomer: (customer: Session['userInfo']) => void;
  end: () => void;
};

let lastId = 0;

/** Opens a visit. Only `session.ts` calls this, and ends each visit once. */
export function openVisit({ token, userInfo }: Session): OpenVisit {
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

/** How long to wait for the customer before using what is known. */
export const USER_WAIT_MS = 5000;

type Current = { state: SessionState; open: OpenVisit };

const INITIAL: Current = { state: INITIAL_STATE, open: openVisit(NO_SESSION) };
const current = atom(INITIAL);
const visitAtom = atom((get) => get(current).open.visit);
setCaller(currentVisit);
/** Storage is full or forbidden, so its content is unrelated to this page's session. */
let isMemoryOnly = false;
blockReload(() => isMemoryOnly && currentVisit().isSignedIn);

/** The session in a component. The first render is always the anonymous one. */
export function useSession() {
  const { state, open } = useAtomValue(current);
  const { id, isSignedIn } = open.visit;
  return { visitId: id, email: state.session.userInfo.email, isSignedIn, isReady: state.isReady };
}

/** The visit in a component. A job reads it at its start. */
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

/** Starts the session of a customer who has signed in or up, and stores it if possible. */
export function beginSession(session: Session, { isReady = true } = {}): void {
  dispatch({ type: 'signedIn', session, isReady });
}

/** Adds the fetched customer to the session of this token. Does nothing when that is no longer the session. */
export function keepUserInfo(token: string, userInfo: Session['userInfo']): void {
  dispatch({ type: 'customerKnown', token, userInfo, stored: whatIsStored() });
}

/** Restores the stored session on page load. With a token it is not ready yet. */
export function restoreSession(): void {
  dispatch({ type: 'restored', stored: readStoredSession() });
}

export function followOtherTab(): void {
  dispatch({ type: 'changedInOtherTab', stored: readStoredSession() });
}

/** Ends the wait for the customer of this token, whatever the result. */
export function markReady(token: string): void {
  dispatch({ type: 'waitEnded', token });
}

/** Ends the session here and in storage. Adopts one that another tab has begun meanwhile. */
export function endSession(): void {
  dispatch({ type: 'ended', stored: whatIsStored() });
}

export function endEverySession(): void {
  dispatch({ type: 'ended', stored: null });
}

function whatIsStored(): Session | null {
  return isMemoryOnly ? null : readStoredSession();
}

function dispatch(event: SessionEvent): void {
  const { state: before, open } = store.get(current);
  const state = sessionReducer(before, event);
  if (state === before) return;
  // Storage first: listeners may read it.
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

/** Writes the session unless storage already holds it, so that it cannot undo a simultaneous write of another tab. */
function keepInStorage(session: Session): void {
  const isStored = JSON.stringify(readStoredSession()) === JSON.stringify(session);
  isMemoryOnly = !isStored && !writeStoredSession(session);
}

/**
 * Log out. The server revokes the token if it supports that, but nothing waits for it: the shop discards the token
 * immediately.
 */
export function signOut(): void {
  if (__OFFERS_LOGOUT__) void endToken(currentVisit().token);
  endEverySession();
  navigate(paths.home());
}

async function endToken(token: string): Promise<void> {
  try {
    const { logout } = await loadNow(() => import('../../generated/sessions/sessions.ts'));
    // The visit's signal has ended with it. The call may outlive the page.
    await logout({ caller: { token, signal: new AbortController().signal }, keepalive: true });
  } catch (error) {
    console.error(error);
  }
}
