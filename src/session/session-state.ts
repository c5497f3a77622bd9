import type { UserInfo } from '../../generated/model/userInfo.zod.ts';

export type Session = {
  token: string;
  userInfo: Partial<UserInfo>;
};

export const NO_SESSION: Session = { token: '', userInfo: {} };

export type SessionState = {
  readonly session: Session;
  /** False until storage was read and, with a token, the customer was fetched or the wait for that is over. */
  readonly isReady: boolean;
  /** The sessions that ended here in the last moments: another tab that does not know yet may write one back. */
  readonly ended: readonly { readonly token: string; readonly at: number }[];
};

/**
 * What can happen to a session. `stored` is what storage holds at that moment, null where it has no say: this page's
 * session lives in memory, or the customer logs out of whichever it is.
 */
export type SessionEvent =
  | { type: 'restored'; stored: Session }
  | { type: 'signedIn'; session: Session; isReady: boolean }
  | { type: 'customerKnown'; token: string; userInfo: Session['userInfo']; stored: Session | null }
  | { type: 'waitEnded'; token: string }
  | { type: 'ended'; stored: Session | null }
  | { type: 'changedInOtherTab'; stored: Session };

/** Later, a server may well give the same token to the same customer again. */
export const WRITE_BACK_MS = 5000;

export const FIRST_STATE: SessionState = { session: NO_SESSION, isReady: false, ended: [] };

/**
 * One page's session as a pure machine. What storage must hold afterwards is the session of the new state.
 * @param now milliseconds since 1970
 */
export function sessionReducer(
  state: SessionState,
  event: SessionEvent,
  now: number,
): SessionState {
  const { session } = state;
  switch (event.type) {
    case 'restored':
      return adopt(state, now, event.stored, event.stored.token === '');
    case 'changedInOtherTab':
      return adopt(state, now, event.stored, true);
    case 'signedIn':
      return enter(state, now, event.session, event.isReady);
    case 'customerKnown':
      if (event.token !== session.token) return state;
      // Another tab has signed out, or in as someone else, and its news are still on the way.
      if (event.stored !== null && event.stored.token !== event.token) {
        return adopt(state, now, event.stored, true);
      }
      return enter(state, now, { token: event.token, userInfo: event.userInfo }, true);
    case 'waitEnded':
      return event.token === session.token && !state.isReady ? { ...state, isReady: true } : state;
    case 'ended': {
      const { stored } = event;
      const isNewer = stored !== null && stored.token !== '' && stored.token !== session.token;
      return isNewer ? adopt(state, now, stored, true) : enter(state, now, NO_SESSION, true);
    }
  }
}

/** Takes over what storage holds, unless it ended here a moment ago. */
function adopt(state: SessionState, now: number, stored: Session, isReady: boolean): SessionState {
  const isOver = recent(state, now).some(({ token }) => token === stored.token);
  return isOver ? enter(state, now, NO_SESSION, true) : enter(state, now, stored, isReady);
}

function enter(state: SessionState, now: number, session: Session, isReady: boolean): SessionState {
  const { token } = state.session;
  const ended = recent(state, now).filter((other) => other.token !== session.token);
  if (token !== '' && token !== session.token) ended.push({ token, at: now });
  // A new object: what was decided is written, also where it is what it was.
  return { session: { token: session.token, userInfo: session.userInfo }, isReady, ended };
}

function recent({ ended }: SessionState, now: number) {
  return ended.filter(({ at }) => now - at < WRITE_BACK_MS);
}
