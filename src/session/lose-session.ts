import { paths } from '../paths.ts';
import { json, persisted } from '../platform/persisted.ts';
import { currentSession, endSession } from './session.ts';

/** Where the server ended the session of a customer, who goes on there after signing in again. */
export type LeftOff = {
  customer: string;
  /** The query of the dashboard: tab, plan and orders page. */
  search: string;
  /** The settings of the generator, which their reader checks. */
  settings?: unknown;
};

export const leftOff = persisted<LeftOff, null>('left-off', json(parse), null);

function parse(value: unknown): LeftOff | undefined {
  const { customer, search, settings } = value as Partial<Record<keyof LeftOff, unknown>>;
  return typeof customer === 'string' && typeof search === 'string'
    ? { customer, search, settings }
    : undefined;
}

const listeners = new Set<(left: LeftOff) => void>();

/** Calls back before the server's refusal ends the session. Returns a function that unsubscribes. */
export function onSessionLost(listener: (left: LeftOff) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Ends the session because the server no longer accepts it, and remembers in this tab where it ended. */
export function loseSession(): void {
  const { email: customer = '' } = currentSession().customer;
  const left: LeftOff = { customer, search: isOnDashboard() ? location.search : '' };
  for (const listener of listeners) listener(left);
  endSession();
  // Another customer may have signed in in another tab.
  if (customer !== '' && !currentSession().isSignedIn) leftOff.write(left);
}

export function isOnDashboard(): boolean {
  return location.pathname.replace(/\/+$/, '') === paths.dashboard();
}

/** What this customer left off with. E-mails of one customer may differ in case. */
export function leftOffOf(email: string | undefined): LeftOff | null {
  const left = leftOff.read();
  return left?.customer.toLowerCase() === email?.toLowerCase() ? left : null;
}
