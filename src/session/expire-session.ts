import * as z from 'zod/mini';
import { isPath, paths } from '../paths.ts';
import { boundedText, email } from '../platform/bounds.ts';
import { json, persisted } from '../platform/persisted.ts';
import { isSameCustomer } from './session-state.ts';
import { currentVisit, endSession } from './session.ts';

/** Where the server ended the session of a customer, who goes on there after signing in again. */
const LeftOff = z.object({
  customer: email,
  /** The query of the dashboard: tab, plan and orders page. */
  search: boundedText(2000).check(z.regex(/^(?:\?|$)/)),
  /** The settings of the generator, which their reader checks. */
  settings: z.optional(z.unknown()),
});
type LeftOff = z.infer<typeof LeftOff>;

export const resumePoint = persisted<LeftOff, null>('left-off', json(LeftOff), null);

/** Stores what the customer with this e-mail gets back after signing in again. */
type Keep = (customer: string) => void;

const listeners = new Set<() => Keep | undefined>();

/** Calls back before a refusal ends the session; what the listener returns is called after it, with the customer. */
export function onSessionExpired(listener: () => Keep | undefined): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Ends the session because the server no longer accepts it, and remembers in this tab where it ended. */
export function expireSession(): void {
  const { email = '' } = currentVisit().customer;
  const search = isOnDashboard() ? location.search : '';
  const keeps = Array.from(listeners, (listener) => listener());
  endSession();
  // Another customer may have signed in in another tab.
  if (email === '' || currentVisit().isSignedIn) return;
  resumePoint.write({ customer: email, search });
  for (const keep of keeps) keep?.(email);
}

const isOnDashboard = () => isPath(location.pathname, paths.dashboard());

/** What this customer left off with. */
export function leftOffOf(email: string | undefined): LeftOff | null {
  const left = resumePoint.read();
  return isSameCustomer(left?.customer, email) ? left : null;
}
