import { currentVisit, endSession } from './session.ts';

/** Stores what the customer with this email gets back after signing in again. */
type Keep = (customer: string) => void;

const listeners = new Set<() => Keep | undefined>();

/** Calls back before a refusal ends the session; what the listener returns is called after it, with the customer. */
export function onSessionExpired(listener: () => Keep | undefined): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function expireSession(): void {
  const { email = '' } = currentVisit().customer;
  const keeps = Array.from(listeners, (listener) => listener());
  endSession();
  // Another customer may have signed in in another tab.
  if (email === '' || currentVisit().isSignedIn) return;
  for (const keep of keeps) keep?.(email);
}
