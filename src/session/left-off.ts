import * as z from 'zod/mini';
import { navigate } from 'wouter/use-browser-location';
import { paths } from '../paths.ts';
import { json, persisted } from '../platform/persisted.ts';
import { currentSession, endSession, onVisitChange } from './session.ts';
import { onStoredSessionChange } from './stored-session.ts';

/** Where the server ended the session of a customer, who goes on there after signing in again. */
const LeftOff = z.object({
  customer: z.string(),
  /** The query of the dashboard: tab, plan and orders page. */
  search: z.string(),
  /** The settings of the generator, which its reader checks. */
  settings: z.optional(z.unknown()),
});

const leftOff = persisted<z.infer<typeof LeftOff>, null>(
  'left-off',
  json((value) => LeftOff.safeParse(value).data),
  null,
);

let shown = currentSession();
/** The last customer of this page before the current visit. */
let previous = shown;
onVisitChange(() => {
  if (shown.isSignedIn) previous = shown;
  shown = currentSession();
});
// When another tab signs in another customer, drop the dashboard's view of the previous one.
onStoredSessionChange(() =>
  queueMicrotask(() => {
    const { email } = shown.customer;
    const before = previous.customer.email;
    if (email && before && !isSame(before, email) && isOnDashboard())
      navigate(paths.dashboard(), { replace: true });
  }),
);

let settingsNow: () => unknown = () => undefined;

/** Says how to read the generator's settings at the end of a session. */
export function keepSettingsBy(read: () => unknown): void {
  settingsNow = read;
}

const lossListeners = new Set<() => void>();

/** Calls back when the server has ended the session. Returns a function that unsubscribes. */
export function onSessionLost(listener: () => void): () => void {
  lossListeners.add(listener);
  return () => lossListeners.delete(listener);
}

/** Ends the session because the server no longer accepts it, and remembers in this tab where it ended. */
export function loseSession(): void {
  const { customer } = currentSession();
  const search = isOnDashboard() ? location.search : '';
  const settings = settingsNow();
  endSession();
  // Another customer may have signed in in another tab.
  if (!customer.email || currentSession().isSignedIn) return;
  leftOff.write({ customer: customer.email, search, settings });
  for (const listener of lossListeners) listener();
}

/** The way after a sign-in: the dashboard, and for the customer who had left off there, its tab and orders. */
export function wayAfterLogin(): string {
  const { email = '' } = currentSession().customer;
  const left = leftOff.read();
  const isBack = left !== null && isSame(left.customer, email);
  if (left !== null) leftOff.write(isBack ? { ...left, search: '' } : null);
  // The session may have ended in another tab, while this page stayed.
  const stayed = isOnDashboard() && isSame(previous.customer.email ?? '', email);
  return paths.dashboard() + ((isBack && left.search) || (stayed ? location.search : ''));
}

/** The settings that this customer left off with, once. */
export function takeSettings(email: string | undefined): unknown {
  const left = leftOff.read();
  if (left === null || !isSame(left.customer, email ?? '')) return undefined;
  leftOff.write({ ...left, settings: undefined });
  return left.settings;
}

function isOnDashboard(): boolean {
  return location.pathname.replace(/\/+$/, '') === paths.dashboard();
}

function isSame(customer: string, email: string): boolean {
  return email !== '' && customer.toLowerCase() === email.toLowerCase();
}
