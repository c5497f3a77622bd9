import { navigate } from 'wouter/use-browser-location';
import { paths } from '../paths.ts';
import type { LeftOff } from './lose-session.ts';
import { isOnDashboard, leftOff } from './lose-session.ts';
import { currentSession, onVisitChange } from './session.ts';
import { onStoredSessionChange } from './stored-session.ts';

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

/** The way after a sign-in: the dashboard, and for the customer who had left off there, its tab and orders. */
export function wayAfterLogin(): string {
  const { email = '' } = currentSession().customer;
  const left = leftOff.read();
  const isBack = left !== null && isSame(left.customer, email);
  if (left !== null) keep(isBack ? { ...left, search: '' } : null);
  // The session may have ended in another tab, while this page stayed.
  const stayed = isOnDashboard() && isSame(previous.customer.email ?? '', email);
  return paths.dashboard() + ((isBack && left.search) || (stayed ? location.search : ''));
}

/** The settings that this customer left off with, once. */
export function takeSettings(email: string | undefined): unknown {
  const left = leftOff.read();
  if (left === null || !isSame(left.customer, email ?? '')) return undefined;
  keep({ ...left, settings: undefined });
  return left.settings;
}

/** Keeps what was not taken yet. */
function keep(left: LeftOff | null): void {
  leftOff.write(left?.search === '' && left.settings === undefined ? null : left);
}

function isSame(customer: string, email: string): boolean {
  return email !== '' && customer.toLowerCase() === email.toLowerCase();
}
