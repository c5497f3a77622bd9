import { parseJson } from '../domain/parse-json.ts';
import { persisted } from '../platform/persisted.ts';
import { NO_SESSION, type Session } from './session-state.ts';

/** Whether a value is a bearer token that can be sent in a header. */
export function isBearer(token: unknown): token is string {
  return typeof token === 'string' && /^[\x21-\x7e]{1,8192}$/.test(token);
}

const CORRUPT: Session = { ...NO_SESSION };

/** The head script reads it too, so key and format must not change. */
const user = persisted<Session>(
  'user',
  {
    parse: (text) => sessionIn(text) ?? CORRUPT,
    print: ({ token, userInfo }) => JSON.stringify({ token, userInfo }),
  },
  NO_SESSION,
);

/** Reads the stored session. A corrupt entry counts as signed out and is replaced. */
export function readStoredSession(): Session {
  const session = user.read();
  if (session === CORRUPT) writeStoredSession(NO_SESSION);
  return session;
}

export function writeStoredSession(session: Session): boolean {
  if (user.write(session)) return true;
  // A reload would restore an older session left in storage.
  user.write(null);
  return false;
}

export function onStoredSessionChange(listener: () => void): () => void {
  return user.onOtherTab(listener);
}

function sessionIn(text: string): Session | undefined {
  const stored: Partial<Record<keyof Session, unknown>> = Object(parseJson(text));
  const { token, userInfo = {} } = stored;
  if (token !== '' && !isBearer(token)) return undefined;
  if (typeof userInfo !== 'object' || userInfo === null || Array.isArray(userInfo))
    return undefined;
  if (!('email' in userInfo)) return { token, userInfo: {} };
  const { email } = userInfo;
  // Does not use zod, because not every page loads it.
  const isEmail = typeof email === 'string' && email.length <= 254;
  return isEmail ? { token, userInfo: { email } } : undefined;
}
