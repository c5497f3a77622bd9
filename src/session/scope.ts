import type { CallScope } from '../api/scope.ts';
import type { Session } from './session-state.ts';

/**
 * One customer's visit from sign-in to its end, or a visitor's until then. What belongs to it goes with it: its calls
 * and jobs by the signal, its cached answers with its query client, its part of the page by its id as the key.
 */
export interface SessionScope extends CallScope {
  /** Another one for each scope of this page. */
  readonly id: number;
  readonly isSignedIn: boolean;
  /** What is known of the customer now; empty until it was fetched. */
  readonly customer: Session['userInfo'];
}

export type OpenScope = {
  readonly scope: SessionScope;
  know: (customer: Session['userInfo']) => void;
  end: () => void;
};

let lastId = 0;

/** Begins a scope; `session.ts` alone does, and ends it once. */
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
