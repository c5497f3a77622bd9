import { currentVisit, endSession } from './session.ts';

/** Stores what to restore when the customer with this email signs in again. */
type Keep = (customer: string) => void;

const listeners = new Set<() => Keep | undefined>();

/**
 * Calls the listener before a 401 ends the session. The function that the listener returns is called afterwards, with
 * the customer's email.
 */
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
