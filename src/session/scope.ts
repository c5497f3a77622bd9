import type { CallScope } from '../api/scope.ts';
import type { Session } from './session-state.ts';

/**
 * A visit: a customer's from sign-in to its end, or an anonymous one until then. What belongs to it ends with it:
 * calls and jobs by the signal, cached answers with its query client, components by its id as the key.
 */
export type SessionScope = {
  /** Unique among the scopes of this page. */
  id: number;
  isSignedIn: boolean;
  /** What is known of the customer; empty until fetched. */
  customer: Session['userInfo'];
} & CallScope;

export type OpenScope = {
  scope: SessionScope;
  know: (customer: Session['userInfo']) => void;
  end: () => void;
};

let lastId = 0;

/** Opens a scope. Only `session.ts` calls it, and ends each scope once. */
export function openScope({ token, userInfo }: Session): OpenScope {
  const controller = new AbortController();
  let customer = userInfo;
  lastId += 1;
  const scope: SessionScope = {
    id: lastId,
    token,
    isSignedIn: token !== '',
    signal: controller.signal,
    get customer() {
      return customer;
    },
  };
  return {
    scope,
    know: (known) => {
      customer = known;
    },
    end: () => controller.abort(),
  };
}
