import * as z from 'zod/mini';
import { json, persisted } from '../platform/persisted.ts';
import { paths } from '../paths.ts';
import { currentSession, endSession } from './session.ts';

/** Where the server ended the session of a customer, who goes on there after signing in again. */
const LeftOff = z.object({
  customer: z.string(),
  /** The query of the dashboard: tab, plan and orders page. */
  search: z.string(),
  /** The settings of the generator, which its reader checks. */
  settings: z.optional(z.unknown()),
});

export type LeftOff = z.infer<typeof LeftOff>;

export const leftOff = persisted<LeftOff, null>(
  'left-off',
  json((value) => LeftOff.safeParse(value).data),
  null,
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
  const { email } = currentSession().customer;
  const search = isOnDashboard() ? location.search : '';
  const settings = settingsNow();
  endSession();
  // Another customer may have signed in in another tab.
  if (!email || currentSession().isSignedIn) return;
  leftOff.write({ customer: email, search, settings });
  for (const listener of lossListeners) listener();
}

export function isOnDashboard(): boolean {
  return location.pathname.replace(/\/+$/, '') === paths.dashboard();
}
