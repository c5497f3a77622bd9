import type { UserInfo } from '../../generated/model/userInfo.zod.ts';

export type Session = {
  token: string;
  userInfo: Partial<UserInfo>;
};

export const NO_SESSION: Session = { token: '', userInfo: {} };

export type SessionState = {
  session: Session;
  /**
   * False until storage has been read and, if there is a token, the customer has been fetched or the wait has ended.
   */
  isReady: boolean;
};

/** `stored` is the content of storage; null to ignore it. */
export type SessionEvent =
  | { type: 'restored'; stored: Session }
  | { type: 'signedIn'; session: Session; isReady: boolean }
  | { type: 'customerKnown'; token: string; userInfo: Session['userInfo']; stored: Session | null }
  | { type: 'waitEnded'; token: string }
  | { type: 'ended'; stored: Session | null }
  | { type: 'changedInOtherTab'; stored: Session };

export const INITIAL_STATE: SessionState = { session: NO_SESSION, isReady: false };

/** The session of one page as a pure state machine. Afterwards, storage must contain the session of the new state. */
export function sessionReducer(state: SessionState, event: SessionEvent): SessionState {
  const { session } = state;
  switch (event.type) {
    case 'restored':
      return enter(event.stored, event.stored.token === '');
    case 'changedInOtherTab':
      return enter(event.stored, true);
    case 'signedIn':
      return enter(event.session, event.isReady);
    case 'customerKnown': {
      const { token, userInfo, stored } = event;
      if (token !== session.token) return state;
      // Another tab has signed out or switched customers, and its event has not arrived yet.
      if (stored !== null && stored.token !== token) return enter(stored, true);
      return enter({ token, userInfo }, true);
    }
    case 'waitEnded':
      return event.token === session.token && !state.isReady ? { ...state, isReady: true } : state;
    case 'ended': {
      const { stored } = event;
      const isNewer = stored !== null && stored.token !== '' && stored.token !== session.token;
      return enter(isNewer ? stored : NO_SESSION, true);
    }
  }
}

/**
 * Returns a new object, so that the decision is written even if it is unchanged. Contains only the customer's email,
 * because a server may send a picture of several megabytes, which would not fit into storage.
 */
const enter = ({ token, userInfo: { email } }: Session, isReady: boolean): SessionState => ({
  session: { token, userInfo: email === undefined ? {} : { email } },
  isReady,
});
