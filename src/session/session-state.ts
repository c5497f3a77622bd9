import type { UserInfo } from '../../generated/model/userInfo.zod.ts';
import { customerId } from '../platform/customer-id.ts';

export type Session = {
  token: string;
  userInfo: Partial<UserInfo>;
};

export const NO_SESSION: Session = { token: '', userInfo: {} };

/** Whether two e-mails belong to one customer. An unknown one is nobody's. */
export function isSameCustomer(a: string | undefined, b: string | undefined): boolean {
  return Boolean(a && b) && customerId(a ?? '') === customerId(b ?? '');
}

export type SessionState = {
  session: Session;
  /** False until storage was read and, with a token, the customer was fetched or the wait for that ended. */
  isReady: boolean;
  /** Sessions that ended here moments ago: another tab may not know yet and write one back. */
  ended: readonly { token: string; at: number }[];
};

/** `stored` is the content of storage; null where it does not count. */
export type SessionEvent =
  | { type: 'restored'; stored: Session }
  | { type: 'signedIn'; session: Session; isReady: boolean }
  | { type: 'customerKnown'; token: string; userInfo: Session['userInfo']; stored: Session | null }
  | { type: 'waitEnded'; token: string }
  | { type: 'ended'; stored: Session | null }
  | { type: 'changedInOtherTab'; stored: Session };

/** After this time a server may issue the same token to the same customer again. */
export const WRITE_BACK_MS = 5000;

export const INITIAL_STATE: SessionState = { session: NO_SESSION, isReady: false, ended: [] };

/** The session of one page as a pure state machine. Storage must hold the session of the new state afterwards. */
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
      // Another tab signed out, or in as someone else, and its event has not arrived yet.
      if (event.stored !== null && event.stored.token !== event.token) {
        return adopt(state, now, event.stored, true);
      }
      return enter(state, now, { token: event.token, userInfo: event.userInfo }, true);
    case 'waitEnded':
      return event.token === session.token && !state.isReady ? { ...state, isReady: true } : state;
    case 'ended': {
      const { stored } = event;
      const isNewer = stored !== null && stored.token !== '' && stored.token !== session.token;
      const over = enter(state, now, NO_SESSION, true);
      return isNewer ? adopt(over, now, stored, true) : over;
    }
  }
}

/** Adopts the stored session, unless it ended here moments ago and another tab wrote it back. */
function adopt(state: SessionState, now: number, stored: Session, isReady: boolean): SessionState {
  const ended = recent(state, now);
  const isOver = ended.some(({ token }) => token === stored.token);
  if (isOver) return enter(state, now, NO_SESSION, true);
  return { session: copyOf(stored), isReady, ended };
}

function enter(state: SessionState, now: number, session: Session, isReady: boolean): SessionState {
  const { token } = state.session;
  const ended = recent(state, now).filter((other) => other.token !== session.token);
  if (token !== '' && token !== session.token) ended.push({ token, at: now });
  return { session: copyOf(session), isReady, ended };
}

/**
 * A new object, so that the decision is written even when it is unchanged. Of the customer it has the e-mail alone:
 * a server may send a picture of megabytes, with which nothing could be stored.
 */
const copyOf = ({ token, userInfo: { email } }: Session): Session => ({
  token,
  userInfo: email === undefined ? {} : { email },
});

function recent({ ended }: SessionState, now: number) {
  return ended.filter(({ at }) => now - at < WRITE_BACK_MS);
}
