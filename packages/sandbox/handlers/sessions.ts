import type { Handlers, RequestContext } from '../operations.ts';
import { Refusal } from '../Refusal.ts';
import { utcTime } from '../rules/utc-time.ts';
import { signedIn } from './signed-in.ts';

export const sessions = {
  logout(context) {
    const { id, store, token } = ownTokens(context);
    store.tokens.end(token);
    context.backend.disconnect(id);
    return null;
  },

  listSessions(context) {
    const { id, store, token } = ownTokens(context);
    return store.tokens
      .sessions(id, token)
      .map(({ sessionId, createdAt, lastUsedAt, client, isCurrent }) => ({
        id: sessionId,
        createTime: utcTime(createdAt),
        lastUsedTime: utcTime(lastUsedAt),
        ...(client !== '' && { client }),
        isCurrent: isCurrent === 1,
      }));
  },

  endSession(context, { id: sessionId }) {
    const { id, store } = ownTokens(context);
    if (store.tokens.endSession(id, sessionId) === 0) {
      throw new Refusal(404, 'Session not found', 'not_found');
    }
    context.backend.disconnect(id);
    return null;
  },

  endOtherSessions(context) {
    const { id, store, token } = ownTokens(context);
    store.tokens.endOthers(id, token);
    context.backend.disconnect(id);
    return null;
  },
} satisfies Partial<Handlers>;

/** The customer with the token of this call, which is a session even if the sandbox did not issue it. */
function ownTokens(context: RequestContext) {
  const { id } = signedIn(context);
  const { token = '', client, backend } = context;
  backend.store.tokens.adopt(token, id, client);
  return { id, token, store: backend.store };
}
